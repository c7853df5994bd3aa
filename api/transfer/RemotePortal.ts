import { fillPath, type Params } from '../../contract/calls/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import { oneLineText } from '../../contract/values/characters.ts';
import { MB } from '../../contract/values/sizeText.ts';
import { isErrorAnswer, isSuccess, messageOf } from '../../contract/values/tolerant.ts';
import { CommandError } from '../copies/command.ts';
import type { Answer } from './httpExchange.ts';
import type { Refusal, RemoteServer } from './RemoteServer.ts';
import { below } from './remoteAddress.ts';

const ANSWER_MAX = 20 * MB;
/** Bytes of all answers, which are in memory together. */
const ANSWERS_MAX = 300 * MB;
/** Characters of a server's own message that are shown. */
const MESSAGE_MAX = 300;

/** The answer to a call, or why there is none. */
export type CallAnswer = { answer: unknown } | Refusal;

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** What a server says of an error, after the reason. */
function withMessage(reason: string, answer: unknown): string {
  const message = messageOf(answer);
  return message === null ? reason : `${reason}: ${oneLineText(message.slice(0, MESSAGE_MAX))}`;
}

function readAnswer({ status, bytes }: Answer): CallAnswer {
  const answer = jsonOf(bytes);
  if (status >= 400) return { refusal: withMessage(`HTTP ${status}`, answer) };
  if (typeof answer !== 'object' || answer === null) return { refusal: 'la respuesta no es JSON' };
  return isErrorAnswer(answer) ? { refusal: withMessage('no lo permite', answer) } : { answer };
}

/** The calls of another portal: GETs that read, login and logout. */
export class RemotePortal {
  readonly #base: URL;
  readonly #server: RemoteServer;
  #received = 0;

  /** @param base its address, up to the paths of the calls */
  constructor(base: URL, server: RemoteServer) {
    this.#base = base;
    this.#server = server;
  }

  /** @throws {CommandError} if the server cannot be reached */
  async read(call: EndpointName, params: Params = {}): Promise<CallAnswer> {
    if (endpoints[call].method !== 'GET' || endpoints[call].effect !== 'read') throw new Error(`${call} writes`);
    return this.#call('GET', call, params);
  }

  /** @throws {CommandError} unless the server takes the password */
  async signIn(usuario: string, password: string): Promise<void> {
    const answered = await this.#call('POST', 'login', {}, JSON.stringify({ usuario, password }));
    if ('refusal' in answered || !isSuccess(answered.answer)) {
      const reason = 'refusal' in answered ? answered.refusal : withMessage('no lo permite', answered.answer);
      throw new CommandError(`No se pudo ingresar en ${this.#base.host} como ${usuario}: ${reason}.`);
    }
  }

  async signOut(): Promise<void> {
    // The session ends by itself too.
    await this.#call('POST', 'logout').catch(() => undefined);
  }

  /** @throws {CommandError} if the server does not answer at all */
  #reasonOf({ refusal, isUnreachable }: Refusal): string {
    // A terminal would obey what the other side hides in a text.
    const reason = oneLineText(refusal);
    return isUnreachable ? this.#stop(`No se pudo leer el otro portal: ${reason}.`) : reason;
  }

  #stop(message: string): never {
    this.#server.stop();
    throw new CommandError(message);
  }

  async #call(method: 'GET' | 'POST', call: EndpointName, params: Params = {}, body?: string): Promise<CallAnswer> {
    const path = fillPath(endpoints[call].path, params);
    const headers = { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }) };
    const answer = await this.#server.send(below(this.#base, path), {
      method,
      headers,
      ...(body !== undefined && { body }),
      maxBytes: ANSWER_MAX,
    });
    if ('refusal' in answer) return { refusal: this.#reasonOf(answer).replace(`/${path}: use esa`, ': use esa') };
    this.#received += answer.bytes.length;
    if (this.#received > ANSWERS_MAX) this.#stop('Las respuestas del otro portal suman más de 300 MB.');
    return readAnswer(answer);
  }
}
