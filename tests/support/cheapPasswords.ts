import { setPasswordCost } from '../../api/auth/password.ts';

/** Most tests sign in, and are not about the cost of a hash. */
export const CHEAP = { memory: 8, passes: 1, parallelism: 1 } as const;

setPasswordCost(CHEAP);
