import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { randomId } from './randomId.ts';

const HEADER = 'Solicitud';

interface RequestInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  file?: Blob | undefined;
}

interface SentRequest {
  content: string;
  file: Blob | undefined;
  id: string;
  isAnswered: boolean;
}

/**
 * The ids of the requests of one action of the user. If a write fails, its requests keep their ids: the same request, sent again, is
 * answered by the server with what it stored. If a part of the write was saved, and the next one begins there, its answered requests lose them.
 */
export class RequestIds {
  #sent: SentRequest[] = [];
  #ofWrite: SentRequest[] = [];

  /** Called before each write of the action. */
  begin(): void {
    this.#ofWrite = [];
  }

  idOf(call: EndpointName, { file, ...input }: RequestInput): string {
    const content = JSON.stringify([call, input]);
    const isSame = (request: SentRequest) => request.content === content && request.file === file;
    let request = this.#sent.find((candidate) => isSame(candidate) && !this.#ofWrite.includes(candidate));
    if (request === undefined) {
      request = { content, file, id: randomId(), isAnswered: false };
      this.#sent.push(request);
    }
    this.#ofWrite.push(request);
    return request.id;
  }

  /** Called after a request that succeeded. */
  answered(id: string): void {
    const request = this.#ofWrite.find((candidate) => candidate.id === id);
    if (request !== undefined) request.isAnswered = true;
  }

  /** Called after a write that was answered: the same request is then another one. */
  succeed(): void {
    this.#forget(() => true);
  }

  /** Called after a write of which a part was saved. An answered request may be undone since: the same request is another one. */
  savePart(): void {
    this.#forget(({ isAnswered }) => isAnswered);
  }

  #forget(isForgotten: (request: SentRequest) => boolean): void {
    this.#sent = this.#sent.filter((request) => !(this.#ofWrite.includes(request) && isForgotten(request)));
  }
}

/** Sends the id of a request. */
export const identifiedFetch =
  (id: string, send: typeof fetch = fetch): typeof fetch =>
  (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set(HEADER, id);
    return send(input, { ...init, headers });
  };
