import type { EndpointName, InputOf } from '../../contract/endpoints.ts';
import { type Asked, ask, keyOfCall } from './ask.ts';

/** Milliseconds until a prefetched answer expires. */
const FRESH_MS = 10_000;

interface Prefetched extends Asked {
  /** when the answer arrived; null while the request is pending */
  since: number | null;
}

/** Answers available before a page renders: those embedded in the document, and prefetched ones. Each is used once. */
export class AnswersAtHand {
  readonly #arrived: Map<string, unknown>;
  readonly #prefetched = new Map<string, Prefetched>();
  readonly #now: () => number;

  /**
   * @param arrived answers embedded in the document, by key
   * @param now clock in milliseconds
   */
  constructor(arrived: Iterable<[string, unknown]> = [], now: () => number = Date.now) {
    this.#arrived = new Map(arrived);
    this.#now = now;
  }

  /** An embedded answer, for the first render; undefined if there is none. */
  arrived(key: string): unknown {
    return this.#arrived.get(key);
  }

  /** True while embedded answers are unused. */
  hasArrived(): boolean {
    return this.#arrived.size > 0;
  }

  /** Removes an embedded answer; returns false if there was none. */
  spendArrived(key: string): boolean {
    return this.#arrived.delete(key);
  }

  /** Drops the embedded answers. They are partial: only the home may show them. */
  forgetArrived(): void {
    this.#arrived.clear();
  }

  /** Prefetches a call unless its answer is available. A failed prefetch is dropped, so the page requests it again. */
  askAhead<K extends EndpointName>(name: K, input: InputOf<K>): void {
    const key = keyOfCall(name, input);
    if (this.#arrived.has(key) || this.#fresh(key) !== null) return;
    const request: Prefetched = { ...ask(name, input), since: null };
    this.#prefetched.set(key, request);
    request.answer.then(
      () => {
        request.since = this.#now();
      },
      () => {
        if (this.#prefetched.get(key) === request) this.#prefetched.delete(key);
      },
    );
  }

  /** Takes a prefetched call; null if there is none or it has expired. */
  take(key: string): Asked | null {
    const request = this.#fresh(key);
    this.#prefetched.delete(key);
    return request;
  }

  #fresh(key: string): Prefetched | null {
    const request = this.#prefetched.get(key);
    if (request === undefined) return null;
    return request.since === null || this.#now() - request.since <= FRESH_MS ? request : null;
  }
}
