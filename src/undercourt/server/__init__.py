"""Tables for people far apart: a log that is the truth, rooms that cache it, sockets that tell views of it."""
