"""What is reached over HTTP and sockets. Only views leave the process."""
