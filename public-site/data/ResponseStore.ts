import type { InputOf } from '../../contract/calls/callTypes.ts';
import { requestKey } from '../../contract/calls/requestKey.ts';
import type { SiteEndpointName } from '../../contract/calls/siteEndpoints.ts';
import type { SiteRequest } from './pageRequests.ts';
import { type PendingRequest, sendRequest } from './sendRequest.ts';

/** Marks an embedded answer that has a part of a list: the browser shows it first and requests the whole list after hydration. */
export const asPartial = <T extends object>(answer: T): T => ({ ...answer, partial: true });

export const isPartial = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'partial' in answer && answer.partial === true;

/** Milliseconds until a prefetched response expires. */
const MAX_AGE_MS = 10_000;

interface Prefetched extends PendingRequest {
  /** null while the request is pending */
  receivedAt: number | null;
}

/** Responses available before a page renders: those embedded in the document, and prefetched ones. Each is used once. */
export class ResponseStore {
  readonly #embedded: Map<string, unknown>;
  readonly #prefetched = new Map<string, Prefetched>();
  readonly #now: () => number;

  /**
   * @param embedded responses embedded in the document, by request key
   * @param now clock in milliseconds
   */
  constructor(embedded: Iterable<[string, unknown]> = [], now: () => number = Date.now) {
    this.#embedded = new Map(embedded);
    this.#now = now;
  }

  /** An embedded response, for the first render; undefined if there is none. */
  embedded(key: string): unknown {
    return this.#embedded.get(key);
  }

  /** Removes an embedded response; returns false if there was none, or only a part of it. */
  consumeEmbedded(key: string): boolean {
    const isWhole = this.#embedded.has(key) && !isPartial(this.#embedded.get(key));
    this.#embedded.delete(key);
    return isWhole;
  }

  /**
   * Adds the responses of these calls that were not embedded: prefetched ones, or new requests.
   * @throws if a call fails
   */
  async embed(requests: readonly SiteRequest[]): Promise<void> {
    const missing = requests.filter((request) => !this.#embedded.has(requestKey(...request)));
    await Promise.all(
      missing.map(async ([name, input]) => {
        const key = requestKey(name, input);
        const { response } = this.takePrefetched(key) ?? sendRequest(name, input);
        this.#embedded.set(key, await response);
      }),
    );
  }

  /** Drops the embedded responses, which may be partial: no other page may use them. */
  clearEmbedded(): void {
    this.#embedded.clear();
  }

  /**
   * Prefetches a call unless its response is available. A failed prefetch is dropped, so the page requests it again.
   * @param isVisit the visitor opens its page: a response that was prefetched before is requested again, to count the visit
   */
  prefetch<K extends SiteEndpointName>(name: K, input: InputOf<K>, isVisit = false): void {
    const key = requestKey(name, input);
    if (this.#embedded.has(key)) return;
    if (this.#unexpired(key) !== null) {
      if (isVisit) sendRequest(name, input, true).response.catch(() => undefined);
      return;
    }
    const request: Prefetched = { ...sendRequest(name, input, isVisit), receivedAt: null };
    this.#prefetched.set(key, request);
    request.response.then(
      () => {
        request.receivedAt = this.#now();
      },
      () => {
        if (this.#prefetched.get(key) === request) this.#prefetched.delete(key);
      },
    );
  }

  /** Removes and returns a prefetched request; null if there is none or it has expired. */
  takePrefetched(key: string): PendingRequest | null {
    const request = this.#unexpired(key);
    this.#prefetched.delete(key);
    return request;
  }

  #unexpired(key: string): Prefetched | null {
    const request = this.#prefetched.get(key);
    if (request === undefined) return null;
    const { receivedAt } = request;
    return receivedAt === null || this.#now() - receivedAt <= MAX_AGE_MS ? request : null;
  }
}
