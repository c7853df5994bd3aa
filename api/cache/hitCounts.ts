export interface HitCount {
  readonly route: string;
  readonly status: 200 | 304;
  GET: number;
  HEAD: number;
}

/** Counts the answers from the cache in plain numbers: a hit does nothing else for metrics. */
export class HitCounts {
  readonly #counts = new Map<string, HitCount>();

  of(route: string, status: 200 | 304): HitCount {
    const key = `${status} ${route}`;
    const known = this.#counts.get(key) ?? { route, status, GET: 0, HEAD: 0 };
    this.#counts.set(key, known);
    return known;
  }

  /** Returns what was counted since the last call. */
  take(): HitCount[] {
    return [...this.#counts.values()].map((count) => {
      const taken = { ...count };
      count.GET = 0;
      count.HEAD = 0;
      return taken;
    });
  }
}
