// The server's render has no use for style sheets: the browser's build brings them.
