import { createContext, type ReactNode, type RefObject } from 'react';
import { HttpError, type RaRecord } from 'react-admin';
import { messages } from '../../../../contract/calls/messages.ts';
import { type DraftResource, draftPartOf } from '../../../../contract/resources/drafts.ts';
import { fieldsOf } from '../../../../contract/values/tolerant.ts';
import { isDraftFile, type SelectedFile } from '../../../../dataProvider/core/selectedFile.ts';
import type { Draft, DraftSummary } from '../../../../dataProvider/methods/drafts.ts';

export type StoredDraft = Pick<DraftSummary, 'id' | 'version'>;

/** What the drafts of a resource add to its form. */
export interface DraftForm {
  resource: DraftResource;
  /** null for a new record */
  recordId: number | null;
  /** that the form was filled from; undefined for the form of the record itself, or an empty one */
  draft: Draft | undefined;
  /** the values of that draft */
  record: Partial<RaRecord> | undefined;
  /** the record's draft, if the form shows the record itself */
  other: DraftSummary | undefined;
  /**
   * The draft that this form was filled from, or saved, or may replace since the user was asked. Its next save and its publication
   * name this version. Null without a draft, and if the server no longer has it.
   */
  stored: RefObject<StoredDraft | null>;
  /** the server no longer has the draft */
  isGone: boolean;
  /** called when the server says so */
  onGone: () => void;
  onSaved: (saved: DraftSummary) => void;
  /** called after a write that published the draft */
  onPublished: () => void;
  /** called with true while the form has unsaved changes */
  onUnsaved: (isUnsaved: boolean) => void;
}

interface DraftParts extends DraftForm {
  /** beside the button that saves */
  action: ReactNode;
  /** below the fields: the row of a file that an import made the draft of, which has what the draft still lacks */
  origen: ReactNode;
}

/** Null for a form whose records have no drafts. */
export const DraftFormContext = createContext<DraftParts | null>(null);

type Values = Readonly<Record<string, unknown>>;
type Meta = Values | undefined;

/** `meta` of a write that publishes the draft of a form. */
function metaOf(draft: DraftForm | null, data: Values): Meta {
  const stored = draft?.stored.current ?? null;
  if (draft === null || stored === null) return undefined;
  const { id, version } = stored;
  const field = draftPartOf(draft.resource).file?.field;
  const takesFile = field !== undefined && { borrador_archivo: isDraftFile(data[field] as SelectedFile) ? 1 : 0 };
  return { borrador_id: id, borrador_version: version, ...takesFile };
}

/** The version of the stored draft in a 409, if somebody else changed the one that was published. */
function changedVersionIn(error: unknown): number | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null;
  const { version } = fieldsOf(fieldsOf(fieldsOf(error.body).raw).borrador);
  return typeof version === 'number' ? version : null;
}

/**
 * Sends a write, which publishes the draft of its form. If somebody else changed the draft, asks whether the form's values replace it; not if
 * the record would take the draft's file, which the form does not show. After a write that failed because the draft is gone, the next one goes
 * without it.
 * @param send gets the `meta` of the write; undefined if it publishes no draft
 */
export async function sendPublication<T>(
  draft: DraftForm | null,
  data: Values,
  send: (meta: Meta) => Promise<T>,
): Promise<T> {
  const meta = metaOf(draft, data);
  try {
    return await send(meta);
  } catch (error) {
    if (draft === null || meta === undefined) throw error;
    if (isDraftGone(error)) draft.onGone();
    const version = changedVersionIn(error);
    if (version === null || draft.stored.current === null || meta.borrador_archivo === 1) throw error;
    if (!window.confirm(messages.borradores.confirmPublish)) throw error;
    draft.stored.current = { ...draft.stored.current, version };
    return sendPublication(draft, data, send);
  }
}

/** True if the server no longer has the draft that a call named. */
export const isDraftGone = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 404 && fieldsOf(fieldsOf(error.body).raw).borrador === null;
