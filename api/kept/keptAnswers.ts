import type { Packed } from './packed.ts';
import { Ready } from './ready.ts';

/** Bytes of answers that are kept at most: some hundred lists of an ordinary group. */
const MAX_BYTES = 32 * 1_024 * 1_024;

/** Answers that are ready to be sent until something is written. */
export class KeptAnswers {
  readonly #entries = new Map<string, Ready>();
  readonly #underWay = new Map<string, Promise<Ready | null>>();
  readonly #maxBytes: number;
  #isCurrent = () => true;
  #bytes = 0;
  #generation = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** @param isCurrent whether this instance knows of what others wrote; while it does not, nothing is kept or given */
  trustWhile(isCurrent: () => boolean): void {
    this.#isCurrent = isCurrent;
  }

  /** The answer of that name, when it is ready. */
  get(name: string): Ready | undefined {
    return this.#isCurrent() ? this.#entries.get(name) : undefined;
  }

  /** The answer of that name, made once for all who wait for it; what was begun before a write is not kept after it. */
  async getOrMake(name: string, make: () => Promise<Packed | null>): Promise<Ready | null> {
    const ready = this.get(name) ?? (this.#isCurrent() ? this.#underWay.get(name) : undefined);
    if (ready !== undefined) return ready;
    const generation = this.#generation;
    const making = make().then((packed) => packed && new Ready(packed));
    this.#underWay.set(name, making);
    try {
      const made = await making;
      if (made !== null && generation === this.#generation && this.#isCurrent()) this.#keep(name, made);
      return made;
    } finally {
      if (this.#underWay.get(name) === making) this.#underWay.delete(name);
    }
  }

  /** Drops them all: something was written. */
  drop(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#underWay.clear();
    this.#bytes = 0;
  }

  #keep(name: string, answer: Ready): void {
    if (answer.size > this.#maxBytes) return;
    this.#entries.set(name, answer);
    this.#bytes += answer.size;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#entries.delete(oldest);
      this.#bytes -= entry.size;
    }
  }
}
