import { CallError, call } from '../../contract/call.ts';
import type { AnswerOf, EndpointName, InputOf } from '../../contract/endpoints.ts';
import { keyOf, type LedgerBook, type Write } from './ledger.ts';
import type { Random } from './random.ts';

/** Where a portal is, and who calls. */
export interface Session {
  host: string;
  cookie: string;
}

/** What a writer has made and nobody else touches: what it may do next, and with which outcome, is certain. */
export interface Own {
  proyectos: { id: number; activo: 0 | 1; linea: number | null }[];
  integrantes: number[];
  convenios: { id: number; estado: 1 | 2 }[];
  productos: { id: number; proyecto: number | null }[];
  links: { id: number; proyecto: number; integrante: number }[];
}

/** Of a portal that has too much to do: it did nothing. */
const TOO_BUSY = 503;

/** Calls a portal, and writes down what it was promised. */
export class Hand {
  readonly random: Random;
  readonly own: Own = { proyectos: [], integrantes: [], convenios: [], productos: [], links: [] };
  /** refusals that nothing explains */
  readonly unexpected: string[] = [];
  session: Session = { host: '', cookie: '' };
  readonly #name: string;
  readonly #ledger: LedgerBook;
  #count = 0;

  constructor(name: string, random: Random, ledger: LedgerBook) {
    this.#name = name;
    this.random = random;
    this.#ledger = ledger;
  }

  /** A name that no other record has. */
  named(): string {
    this.#count += 1;
    return `${this.#name} ${this.#count}`;
  }

  /** @returns the answer, or null when there was none */
  async read<K extends EndpointName>(name: K, input: InputOf<K>): Promise<AnswerOf<K> | null> {
    try {
      return await this.#call(name, input);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status !== 0 && error.status !== TOO_BUSY) this.unexpected.push(`${name}: ${error.message}`);
      return null;
    }
  }

  /**
   * @param idOf the id of the record that was added; a change knows its own
   * @returns the answer, or null when there was none: what became of the write is then open
   */
  async write<K extends EndpointName>(
    write: Write,
    name: K,
    input: InputOf<K>,
    idOf: (answer: AnswerOf<K>) => number | null = () => write.id,
  ): Promise<AnswerOf<K> | null> {
    try {
      const answer = await this.#call(name, input);
      this.#ledger.acknowledged.push({ ...write, id: idOf(answer) ?? 0 });
      return answer;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      this.#ledger.doubtful.push(write);
      if (error.status !== 0 && error.status !== TOO_BUSY) {
        this.unexpected.push(`${keyOf(write)} answered ${error.status}: ${error.message}`);
      }
      return null;
    }
  }

  #call<K extends EndpointName>(name: K, input: InputOf<K>): Promise<AnswerOf<K>> {
    const { host, cookie } = this.session;
    const withCookie: typeof fetch = (address, init) => {
      const headers = new Headers(init?.headers);
      headers.set('cookie', cookie);
      return fetch(address, { ...init, headers });
    };
    return call(name, input, { host, fetch: withCookie });
  }
}
