import { HttpError } from 'react-admin';
import type { DraftSummary } from '../../../dataProvider/resources/drafts.ts';

const draftIn = (error: unknown, name: 'actual' | 'guardado'): DraftSummary | null =>
  error instanceof HttpError && error.status === 409 ? (error.body?.[name] ?? null) : null;

/** The stored draft in a 409, which somebody else, or a save whose answer was lost, has written meanwhile; null for another failure. */
export const otherDraftIn = (error: unknown): DraftSummary | null => draftIn(error, 'actual');

/** The draft as a save of this form has stored it whose answer was lost; null for another failure. */
export const lostDraftIn = (error: unknown): DraftSummary | null => draftIn(error, 'guardado');
