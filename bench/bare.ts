/** Answers every request with the same headers and bytes: the upper limit for a Node server on this machine. */
import { createServer } from 'node:http';

const { STATUS = '200', HEAD = '{}', BYTES = '', PORT } = process.env;
const status = Number(STATUS);
const head = Object.entries<string>(JSON.parse(HEAD)).flat();
const bytes = Buffer.from(BYTES, 'base64');

const server = createServer(({ url }, response) => {
  if (url === '/ready') response.end();
  else response.writeHead(status, head).end(status === 304 ? undefined : bytes);
});
server.listen(Number(PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
