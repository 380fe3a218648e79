"""Tables in the memory of this worker: caches of the log that can be thrown away at any moment."""
