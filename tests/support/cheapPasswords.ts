import { setPasswordCost } from '../../api/auth/password.ts';

/** A cheap hash, because most tests sign in. */
export const CHEAP = { memory: 8, passes: 1, parallelism: 1 } as const;

setPasswordCost(CHEAP);
