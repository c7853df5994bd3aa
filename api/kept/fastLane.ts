import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import { KeptAnswers } from './keptAnswers.ts';
import { nameAt } from './prepare.ts';
import type { Ready } from './ready.ts';

/** What tells of the content, and so is not said of a copy that the client has (304). */
const OF_THE_CONTENT = new Set(['content-type', 'content-length', 'content-encoding']);

function withoutContent(head: readonly string[]): string[] {
  return head.filter((_, index) => !OF_THE_CONTENT.has(head[index - (index % 2)]?.toLowerCase() ?? ''));
}

/**
 * Answers from what is kept before the framework sees a request: its way through routing, hooks and logging costs three
 * times what node:http does. It knows no header of its own: it repeats the head that the framework sent first.
 */
export class FastLane {
  readonly answers = new KeptAnswers();
  readonly #isTrusted: (address: string, index: number) => boolean;

  /** @param trustProxy addresses whose X-Forwarded-Proto is believed */
  constructor(trustProxy: readonly string[]) {
    this.#isTrusted = compile([...trustProxy]);
  }

  /** A server that answers from what is kept, and hands all else on. */
  serve(listener: RequestListener, options: ServerOptions): Server {
    return createServer(options, (request, response) => {
      const ready = request.method === 'GET' ? this.answers.get(nameAt(request.url ?? '')) : undefined;
      const variant = ready === undefined ? null : this.#variantOf(request);
      if (ready === undefined || variant === null) return listener(request, response);
      const isKnown = ready.isKnownBy(request.headers);
      const encoding = ready.encodingFor(request.headers);
      const head = ready.heads.get(`${variant} ${isKnown ? '304' : encoding}`);
      if (head === undefined) return listener(request, response);
      response.writeHead(isKnown ? 304 : 200, head).end(isKnown ? undefined : ready.bodyIn(encoding));
    });
  }

  /**
   * Learns the head of an answer as it leaves, for the requests that are like its own.
   * @param headers of a 200 with its content
   */
  learn(request: IncomingMessage, ready: Ready, headers: Readonly<Record<string, unknown>>): void {
    const variant = this.#variantOf(request);
    if (variant === null) return;
    const head = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
    ready.heads.set(`${variant} ${ready.encodingFor(request.headers)}`, head);
    ready.heads.set(`${variant} 304`, withoutContent(head));
  }

  /** What of a request a head depends on besides the encoding; null for one that the framework must answer. */
  #variantOf({ headers, socket }: IncomingMessage): 'http' | 'https' | null {
    // A cookie may be a session's, and staff read more; other sites are answered by the rules for them.
    if (headers.cookie !== undefined || headers.origin !== undefined) return null;
    const protocol = headers['x-forwarded-proto'];
    if (protocol === undefined || !this.#isTrusted(socket.remoteAddress ?? '', 0)) return 'http';
    return protocol === 'https' || protocol === 'http' ? protocol : null;
  }
}
