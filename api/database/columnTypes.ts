import type { Generated } from 'kysely';

/** ISO 8601 in UTC, as text. */
export type Instant = string;
/** 'YYYY-MM-DD', or '' when not given. */
export type Day = string;
/** 1 or 0. */
export type Flag = number;
/** Optimistic locking: 1 at first, incremented by every update. */
export type Version = Generated<number>;
