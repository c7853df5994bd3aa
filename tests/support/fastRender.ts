// Material UI reads NODE_ENV in each render, and Node asks the operating system each time.
process.env = { ...process.env };

// Popper turns elements into text to recognize a window. happy-dom serializes all below the element, a browser names its class.
Element.prototype.toString = Object.prototype.toString;
