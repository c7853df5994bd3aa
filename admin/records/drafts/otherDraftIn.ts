import { HttpError } from 'react-admin';
import type { DraftSummary } from '../../../dataProvider/methods/drafts.ts';

/** The stored draft in a 409, which somebody else has saved meanwhile; null for another failure. */
export function otherDraftIn(error: unknown): DraftSummary | null {
  return error instanceof HttpError && error.status === 409 ? (error.body?.actual ?? null) : null;
}

/** True if the draft in a 409 was saved by the form itself, in a save whose answer was lost. */
export const isOwnDraftIn = (error: unknown): boolean => error instanceof HttpError && error.body?.isOwn === true;
