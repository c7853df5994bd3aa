import { createContext, type ReactNode, type RefObject } from 'react';
import type { RaRecord } from 'react-admin';
import type { DraftResource } from '../../../../contract/resources/drafts.ts';
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
