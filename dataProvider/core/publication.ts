import type { Change } from './adapter.ts';

/** True if an update publishes a draft: only the main call of its resource does so, also if another call would suffice for the fields. */
export const publishesDraft = ({ meta }: Pick<Change<unknown>, 'meta'>): boolean => meta?.borrador_id !== undefined;
