import { HttpError } from 'react-admin';
import type { DraftSummary } from '../../../dataProvider/resources/drafts.ts';

/** The stored draft in a 409, which somebody else has saved meanwhile; null for another failure. */
export function otherDraftIn(error: unknown): DraftSummary | null {
  return error instanceof HttpError && error.status === 409 ? (error.body?.actual ?? null) : null;
}
