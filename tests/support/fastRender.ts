// Material UI reads NODE_ENV in each render, and Node asks the operating system each time.
process.env = { ...process.env };
