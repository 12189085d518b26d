"""The server: people and bots at tables over HTTP and WebSockets. It knows the kernel, and no game."""
