/**
 * What the server uses of node:http. An `import` of node:http reads each of its exports, and the one of WebSocket loads undici:
 * 5 MB and 50 ms of a start, for a client that the server does not use.
 */
export const { createServer, request, STATUS_CODES } = process.getBuiltinModule('node:http');
