import { createContext, type ReactNode, type RefObject } from 'react';
import type { RaRecord } from 'react-admin';
import type { DraftResource } from '../../../../contract/resources/drafts.ts';
import type { DraftSummary } from '../../../../dataProvider/methods/drafts.ts';

export type StoredDraft = Pick<DraftSummary, 'id' | 'version'>;

/** What the draft that a form shows changes in it. */
export interface FilledForm {
  /** what the form is filled with; null without a draft */
  record: Partial<RaRecord> | null;
  /** the record that the draft began from; null for a new record */
  base: Partial<RaRecord> | null;
  /** replaces the form's own label; null without a draft */
  submitLabel: string | null;
  /** the row of a file that an import made the draft of; null for another draft */
  origen: string | null;
}

/** What the drafts of a resource add to its form. */
export interface DraftForm extends FilledForm {
  resource: DraftResource;
  /** of the draft that the form shows; null without one */
  id: number | null;
  action: ReactNode;
  /**
   * The draft that this form was filled from, or saved, or may replace since the user was asked. Its next save and its publication
   * name this version. Null without a draft, and if the server no longer has it.
   */
  stored: RefObject<StoredDraft | null>;
  /** called when the server says that it no longer has the draft */
  onGone: () => void;
  /** called after a write that published the draft */
  onPublished: () => void;
  /** called with true while the form has unsaved changes */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Null for a form whose records have no drafts. */
export const DraftFormContext = createContext<DraftForm | null>(null);
