import { connect, type Socket } from 'node:net';

export interface Reply {
  status: number;
  headers: string;
  body: Buffer;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** A keep-alive connection with a minimal HTTP client, which uses little CPU time. */
export class Connection {
  readonly socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | null = null;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => this.#waiting?.reject(new Error('the connection was closed')));
  }

  /** @throws {Error} if the connection is refused */
  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      socket.once('error', reject);
      socket.once('connect', () => resolve(new Connection(socket)));
    });
  }

  /** Sends a request and waits for the answer. @throws {Error} if the connection closes first */
  ask(request: string): Promise<Reply> {
    this.socket.write(request);
    return this.answer();
  }

  /** Waits for the answer to a request already written to `socket`. */
  answer(): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.socket.destroyed) reject(new Error('the connection is closed'));
      this.#waiting = { resolve, reject };
      this.#take(Buffer.alloc(0));
    });
  }

  close(): void {
    this.socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf(END_OF_HEAD);
    if (end < 0 || this.#waiting === null) return;
    const headers = this.#received.toString('latin1', 0, end);
    const length = Number(/^content-length: (\d+)/im.exec(headers)?.[1] ?? 0);
    const total = end + END_OF_HEAD.length + length;
    if (this.#received.length < total) return;
    const body = this.#received.subarray(total - length, total);
    this.#received = this.#received.subarray(total);
    const { resolve } = this.#waiting;
    this.#waiting = null;
    resolve({ status: Number(headers.slice(9, 12)), headers, body });
  }
}

/** Opens connections one after another; the server has answered each of them once. */
export async function openAll(port: number, count: number): Promise<Connection[]> {
  const opened: Connection[] = [];
  while (opened.length < count) {
    const connection = await Connection.open(port);
    await connection.ask(requestOf('GET', '/health'));
    opened.push(connection);
  }
  return opened;
}

/** @param headers header lines without CRLF */
export function requestOf(method: string, path: string, headers: readonly string[] = [], body = ''): string {
  const length = body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
  return `${[`${method} ${path} HTTP/1.1`, 'Host: localhost', ...headers, ...length].join('\r\n')}\r\n\r\n${body}`;
}
