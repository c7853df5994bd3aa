import type { EndpointName, InputOf } from '../../contract/endpoints.ts';
import { type Asked, ask, keyOfCall } from './ask.ts';

/** An answer that waits longer than this, in milliseconds, is asked for again: no page shows what has grown old. */
const FRESH_MS = 10_000;

interface Kept extends Asked {
  /** when the answer came; null while it is on its way */
  since: number | null;
}

/** The answers at hand before a page asks: those that came inside the document, and those asked for ahead. Each is used once. */
export class AnswersAtHand {
  readonly #arrived: Map<string, unknown>;
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;

  /**
   * @param arrived what came inside the document, by key
   * @param now milliseconds
   */
  constructor(arrived: Iterable<[string, unknown]> = [], now: () => number = Date.now) {
    this.#arrived = new Map(arrived);
    this.#now = now;
  }

  /** What came inside the document, so that the first rendering has it: undefined when nothing did. */
  arrived(key: string): unknown {
    return this.#arrived.get(key);
  }

  /** Whether anything that came inside the document is still to be used. */
  hasArrived(): boolean {
    return this.#arrived.size > 0;
  }

  /** Uses up what came inside the document; says whether there was anything. */
  spendArrived(key: string): boolean {
    return this.#arrived.delete(key);
  }

  /** Forgets what came inside the document: it is a part of the answers, for the page that it came with. */
  forgetArrived(): void {
    this.#arrived.clear();
  }

  /** Makes a call ahead of its page, unless its answer is at hand already. A failure is left for the page to meet. */
  askAhead<K extends EndpointName>(name: K, input: InputOf<K>): void {
    const key = keyOfCall(name, input);
    if (this.#arrived.has(key) || this.#fresh(key) !== null) return;
    const kept: Kept = { ...ask(name, input), since: null };
    this.#kept.set(key, kept);
    kept.answer.then(
      () => {
        kept.since = this.#now();
      },
      () => {
        if (this.#kept.get(key) === kept) this.#kept.delete(key);
      },
    );
  }

  /** Hands over a call that was made ahead; null when there is none, or its answer has waited for too long. */
  take(key: string): Asked | null {
    const kept = this.#fresh(key);
    this.#kept.delete(key);
    return kept;
  }

  #fresh(key: string): Kept | null {
    const kept = this.#kept.get(key);
    return kept !== undefined && (kept.since === null || this.#now() - kept.since <= FRESH_MS) ? kept : null;
  }
}
