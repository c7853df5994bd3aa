import { createHash, webcrypto } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { EndpointName } from '../../../contract/calls/endpoints.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { REQUEST_HEADER } from '../../../contract/calls/requestHeaders.ts';
import { HttpError } from '../../errors/httpError.ts';

export const requestHeaders = z.looseObject({
  [REQUEST_HEADER]: z
    .uuid({ error: messages.requests.invalidId })
    .toLowerCase()
    .optional()
    .describe(
      'Identificador de la solicitud. Si se repite con el mismo contenido, se responde lo que ya se respondió.',
    ),
});

/** Another request with the same id has not ended. */
export const stillRunning = (): HttpError => new HttpError(409, messages.requests.stillRunning, { en_curso: 1 });

export interface IdentifiedRequest {
  call: EndpointName;
  /** UUID of the client */
  id: string;
  userId: number;
  /** of the call, its parsed fields and its file */
  hash: string;
}

/**
 * Parsed fields are in the order of their schema, whatever the order in which they were sent. The file is hashed in a thread of Node's
 * pool, because the largest takes tens of milliseconds.
 */
async function hashOf(name: EndpointName, { params, query, body, fileBytes }: FastifyRequest): Promise<string> {
  const file = fileBytes && Buffer.from(await webcrypto.subtle.digest('SHA-256', fileBytes)).toString('hex');
  return createHash('sha256')
    .update(JSON.stringify([name, params, query, body, file]))
    .digest('hex');
}

/** The requests with an id that run in this process, of one portal. */
export class RunningRequests {
  readonly #keys = new Set<string>();

  /**
   * Runs a write once at a time for each user and id.
   * @param work gets null if the client sent no id
   * @throws {HttpError} 409 while the first runs
   */
  async run<T>(
    name: EndpointName,
    request: FastifyRequest,
    work: (identified: IdentifiedRequest | null) => Promise<T>,
  ): Promise<T> {
    const id = request.headers[REQUEST_HEADER];
    const userId = request.staff?.id;
    if (typeof id !== 'string' || userId === undefined) return work(null);
    const key = `${userId} ${id}`;
    if (this.#keys.has(key)) throw stillRunning();
    this.#keys.add(key);
    try {
      return await work({ call: name, id, userId, hash: await hashOf(name, request) });
    } finally {
      this.#keys.delete(key);
    }
  }
}
