import { setTimeout as pauseFor } from 'node:timers/promises';
import pLimit from 'p-limit';
import { Cookies } from './Cookies.ts';
import { type Answer, type Exchange, exchange, TooLarge } from './httpExchange.ts';

const CONCURRENT = 4;
/** milliseconds before the second and the third try */
const PAUSES = [1_000, 2_000] as const;
/** Some servers answer nobody who does not say a name. */
const USER_AGENT = 'PortalGrupoInvestigacion-Traer/1.0';
const RETRY_AFTER_MAX_MS = 60_000;
const TRY_AGAIN = new Set([429, 502, 503, 504]);

/** Node's codes of a certificate that it does not accept. */
const CERTIFICATE = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_|HOSTNAME_MISMATCH|INVALID_CA)/;

/** Why a request has no usable answer. */
export interface Refusal {
  refusal: string;
  /** the server itself did not answer */
  isUnreachable?: true;
}

type Request = Omit<Exchange, 'headers'> & { headers?: Readonly<Record<string, string>> };

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code ?? '');

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'TimeoutError' || error.name === 'AbortError'
    ? 'no respondió en 30 segundos'
    : error.message || codeOf(error);
}

const unreachable = (refusal: string): Refusal => ({ refusal, isUnreachable: true });

const STOPPED = unreachable('se dejó de leer');

/** Milliseconds that an answer asks to wait, in seconds or as a date; undefined if it does not say. */
function askedPause({ retryAfter }: Answer, now: number): number | undefined {
  if (retryAfter === undefined) return undefined;
  if (/^\d{1,9}$/.test(retryAfter.trim())) return Number(retryAfter) * 1_000;
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? undefined : Math.max(0, until - now);
}

/** Requests to the other portal: few at a time, each tried three times, with the cookies of its origin. */
export class RemoteServer {
  readonly #origin: string;
  readonly #cookies = new Cookies();
  readonly #limit = pLimit(CONCURRENT);
  readonly #pauses: readonly number[];
  #isStopped = false;

  /** @param pauses milliseconds before each further try */
  constructor({ origin }: URL, pauses: readonly number[] = PAUSES) {
    this.#origin = origin;
    this.#pauses = pauses;
  }

  /** Requests that wait get no answer any more. Only what is no GET is still sent: the logout. */
  stop(): void {
    this.#isStopped = true;
  }

  send(url: URL, request: Request): Promise<Answer | Refusal> {
    return this.#limit(async () => {
      if (this.#isStopped && request.method === 'GET') return STOPPED;
      return this.#tried(url, request);
    });
  }

  async #tried(url: URL, request: Request): Promise<Answer | Refusal> {
    // A login is not sent twice: it would count twice.
    const pauses = request.method === 'GET' ? this.#pauses : [];
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt === pauses.length;
      const answer = await this.#once(url, request, isLast);
      if (answer !== null && 'refusal' in answer) return answer;
      if (answer !== null && (isLast || !TRY_AGAIN.has(answer.status))) return withoutRedirect(answer, url);
      const pause = (answer && askedPause(answer, Date.now())) ?? pauses[attempt] ?? 0;
      if (pause > RETRY_AFTER_MAX_MS) return { refusal: `pide esperar ${Math.ceil(pause / 1_000)} segundos` };
      await pauseFor(pause);
      if (this.#isStopped && request.method === 'GET') return STOPPED;
    }
  }

  /** @returns null if the server was not reached and is asked again */
  async #once(url: URL, request: Request, isLast: boolean): Promise<Answer | Refusal | null> {
    const isOwn = url.origin === this.#origin;
    const headers = {
      Accept: '*/*',
      'User-Agent': USER_AGENT,
      'Accept-Encoding': 'identity',
      ...request.headers,
      ...(isOwn && this.#cookies.header),
    };
    try {
      const answer = await exchange(url, { ...request, headers });
      if (isOwn) this.#cookies.keep(answer.setCookie);
      return answer;
    } catch (error) {
      if (error instanceof TooLarge) return { refusal: 'la respuesta es demasiado grande' };
      if (CERTIFICATE.test(codeOf(error)))
        return unreachable(`el certificado de ${url.host} no es válido: ${reasonOf(error)} (${codeOf(error)})`);
      return isLast ? unreachable(`${url.host} no responde: ${reasonOf(error)}`) : null;
    }
  }
}

/** Where an answer leads instead is what it says. */
function withoutRedirect(answer: Answer, url: URL): Answer | Refusal {
  if (answer.status < 300 || answer.status >= 400 || answer.location === undefined) return answer;
  return { refusal: `Responde en ${URL.parse(answer.location, url.href)?.href ?? answer.location}: use esa` };
}
