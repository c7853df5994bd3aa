/** Answers every request with the same bytes: what no server on this machine can pass. */
import { createServer } from 'node:http';

const bytes = Buffer.from(process.env.BYTES ?? '', 'base64');
const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': bytes.length };

const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
