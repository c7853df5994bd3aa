import { MB } from '../../contract/values/sizeText.ts';
import { CacheEntry } from './cacheEntry.ts';
import type { EncodedResponse } from './encodedResponse.ts';

const MAX_BYTES = 32 * MB;

type Render = () => Promise<EncodedResponse>;

interface Stored {
  entry: CacheEntry;
  render: Render;
}

/** An LRU cache. An entry lives until `clear`, `renew`, its `expiresAt` or its eviction. */
export class ResponseCache {
  readonly #stored = new Map<string, Stored>();
  readonly #pending = new Map<string, Promise<CacheEntry>>();
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
    const stored = this.#isCurrent() ? this.#stored.get(key) : undefined;
    if (stored === undefined) return undefined;
    this.#delete(key);
    if (stored.entry.expiresAt <= this.#time()) return undefined;
    // Last in the map's order: the most recently used.
    this.#add(key, stored);
    return stored.entry;
  }

  /**
   * Returns the entry of a key, rendering it once for all concurrent requests. A rendering that began before a write is not
   * stored after it.
   * @throws what `render` throws, to every concurrent request; a failure is not stored
   */
  async getOrRender(key: string, render: Render): Promise<CacheEntry> {
    const known = this.get(key) ?? (this.#isCurrent() ? this.#pending.get(key) : undefined);
    if (known !== undefined) return known;
    const generation = this.#generation;
    const pending = render().then((response) => new CacheEntry(response));
    this.#pending.set(key, pending);
    try {
      const entry = await pending;
      if (generation === this.#generation && this.#isCurrent()) this.#store(key, { entry, render });
      return entry;
    } finally {
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    }
  }

  clear(): void {
    this.#generation += 1;
    this.#stored.clear();
    this.#pending.clear();
    this.#bytes = 0;
  }

  /**
   * Renders the entries anew, the most recently used first; each is returned until its successor is there. Ends early after `clear`.
   * @param end by `performance.now()`; then the entries that are still old are deleted
   */
  async renew(end: number): Promise<void> {
    this.#generation += 1;
    this.#pending.clear();
    const generation = this.#generation;
    const old = [...this.#stored];
    for (const [key, { render }] of old.toReversed()) {
      if (performance.now() > end || !this.#isCurrent()) break;
      const response = await render().catch(() => null);
      if (generation !== this.#generation) return;
      if (response !== null) this.#store(key, { entry: new CacheEntry(response), render });
    }
    for (const [key, { entry }] of old) if (this.#stored.get(key)?.entry === entry) this.#delete(key);
  }

  #store(key: string, stored: Stored): void {
    this.#delete(key);
    if (stored.entry.size > this.#maxBytes) return;
    this.#add(key, stored);
    for (const oldest of this.#stored.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#delete(oldest);
    }
  }

  #add(key: string, stored: Stored): void {
    this.#stored.set(key, stored);
    this.#bytes += stored.entry.size;
  }

  #delete(key: string): void {
    this.#bytes -= this.#stored.get(key)?.entry.size ?? 0;
    this.#stored.delete(key);
  }
}
