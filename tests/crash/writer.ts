import { randomUUID } from 'node:crypto';
import { call } from '../../client/call.ts';
import { CallError } from '../../client/sendCall.ts';
import type { AnswerOf, InputOf } from '../../contract/calls/callTypes.ts';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { keyOf, type LedgerRecorder, type Write } from './ledger.ts';
import type { Random } from './random.ts';

export interface Session {
  host: string;
  cookie: string;
}

interface Convenio {
  id: number;
  estado: 1 | 2;
}

interface Producto {
  id: number;
  proyecto: number | null;
}

/** Records that only this writer changes, so the outcome of its next call is known. */
export interface OwnRecords {
  proyectos: { id: number; activo: 0 | 1; linea: number | null }[];
  integrantes: number[];
  convenios: Convenio[];
  productos: Producto[];
  links: { id: number; proyecto: number; integrante: number }[];
  trash: ({ recurso: 'convenios'; record: Convenio } | { recurso: 'productos'; record: Producto })[];
}

/** The status of an overloaded portal; the call had no effect. */
const TOO_BUSY = 503;

/** Calls the API and records the acknowledged and unanswered writes. */
export class Writer {
  readonly random: Random;
  readonly records: OwnRecords = { proyectos: [], integrantes: [], convenios: [], productos: [], links: [], trash: [] };
  /** errors other than a lost connection or 503 */
  readonly unexpected: string[] = [];
  session: Session = { host: '', cookie: '' };
  readonly #name: string;
  readonly #ledger: LedgerRecorder;
  #count = 0;

  constructor(name: string, random: Random, ledger: LedgerRecorder) {
    this.#name = name;
    this.random = random;
    this.#ledger = ledger;
  }

  /** Returns a unique name. */
  nextName(): string {
    this.#count += 1;
    return `${this.#name} ${this.#count}`;
  }

  /** @returns the answer, or null if the call failed */
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
   * A call that writes several movimientos, in an operation that can be undone.
   * @returns false if it failed; the writes may have been done or not
   */
  async writeAll<K extends EndpointName>(
    writes: readonly (Write & { id: number })[],
    name: K,
    input: InputOf<K>,
    operation: string = randomUUID(),
  ): Promise<boolean> {
    try {
      await this.#call(name, input, operation);
      this.#ledger.acknowledged.push(...writes);
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      this.#ledger.unanswered.push(...writes);
      if (error.status !== 0 && error.status !== TOO_BUSY) {
        this.unexpected.push(`${name} answered ${error.status}: ${error.message}`);
      }
      return false;
    }
  }

  /**
   * @param write several for a record that is added with its links
   * @param idOf returns the id of the added record; not needed for a change
   * @returns the answer, or null if the call failed; the write may have been done or not
   */
  async write<K extends EndpointName>(
    write: Write | readonly Write[],
    name: K,
    input: InputOf<K>,
    idOf: (answer: AnswerOf<K>) => number | null = () => null,
  ): Promise<AnswerOf<K> | null> {
    const writes = [write].flat();
    try {
      const answer = await this.#call(name, input);
      this.#ledger.acknowledged.push(...writes.map((each) => ({ ...each, id: each.id ?? idOf(answer) ?? 0 })));
      return answer;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      this.#ledger.unanswered.push(...writes);
      if (error.status !== 0 && error.status !== TOO_BUSY) {
        this.unexpected.push(`${writes.map(keyOf).join(', ')} answered ${error.status}: ${error.message}`);
      }
      return null;
    }
  }

  #call<K extends EndpointName>(name: K, input: InputOf<K>, operation?: string): Promise<AnswerOf<K>> {
    const { host, cookie } = this.session;
    const withCookie: typeof fetch = (address, init) => {
      const headers = new Headers(init?.headers);
      headers.set('cookie', cookie);
      if (operation !== undefined) headers.set('Operacion', operation);
      return fetch(address, { ...init, headers });
    };
    return call(name, input, { host, fetch: withCookie });
  }
}
