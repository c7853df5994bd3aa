/** Numbers that look random and come again with their seed. */
export interface Random {
  /** from 0 to below `limit` */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T | undefined;
}

/** Mulberry32: enough for choosing what to do next. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: (items) => items[below(items.length)] };
}
