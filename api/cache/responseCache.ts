import { CacheEntry } from './cacheEntry.ts';
import type { EncodedResponse } from './encodedResponse.ts';

const MAX_BYTES = 32 * 1_024 * 1_024;

/** An LRU cache. An entry lives until `clear`, its `expiresAt` or its eviction. */
export class ResponseCache {
  readonly #entries = new Map<string, CacheEntry>();
  readonly #pending = new Map<string, Promise<CacheEntry | null>>();
  readonly #maxBytes: number;
  readonly #time: () => number;
  #isCurrent = () => true;
  #bytes = 0;
  #generation = 0;

  /** @param time epoch milliseconds; entries expire by it */
  constructor(maxBytes = MAX_BYTES, time = () => Date.now()) {
    this.#maxBytes = maxBytes;
    this.#time = time;
  }

  /** @param isCurrent while it is false, writes of other instances may be unknown: nothing is stored or returned */
  trustWhile(isCurrent: () => boolean): void {
    this.#isCurrent = isCurrent;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): CacheEntry | undefined {
    const entry = this.#isCurrent() ? this.#entries.get(key) : undefined;
    if (entry === undefined) return undefined;
    this.#delete(key, entry);
    if (entry.expiresAt <= this.#time()) return undefined;
    // Last in the map's order: the most recently used.
    this.#entries.set(key, entry);
    this.#bytes += entry.size;
    return entry;
  }

  /**
   * Returns the entry of a key, rendering it once for all concurrent requests. A rendering that began before a write is not
   * stored after it.
   * @throws what `render` throws, to every concurrent request; a failure is not stored
   */
  async getOrRender(key: string, render: () => Promise<EncodedResponse | null>): Promise<CacheEntry | null> {
    const known = this.get(key) ?? (this.#isCurrent() ? this.#pending.get(key) : undefined);
    if (known !== undefined) return known;
    const generation = this.#generation;
    const pending = render().then((response) => response && new CacheEntry(response));
    this.#pending.set(key, pending);
    try {
      const entry = await pending;
      if (entry !== null && generation === this.#generation && this.#isCurrent()) this.#store(key, entry);
      return entry;
    } finally {
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    }
  }

  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#pending.clear();
    this.#bytes = 0;
  }

  #store(key: string, entry: CacheEntry): void {
    if (entry.size > this.#maxBytes) return;
    this.#entries.set(key, entry);
    this.#bytes += entry.size;
    for (const [oldest, old] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#delete(oldest, old);
    }
  }

  #delete(key: string, { size }: CacheEntry): void {
    this.#entries.delete(key);
    this.#bytes -= size;
  }
}
