import { createContext, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** What the drafts of a resource add to its form. */
export interface DraftForm {
  /** what the form is filled with; null without a draft */
  record: Partial<RaRecord> | null;
  /** the record that the draft began from; null for a new record */
  base: Partial<RaRecord> | null;
  /** replaces the form's own label; null without a draft */
  submitLabel: string | null;
  /** the row of a file that an import made the draft of; null for another draft */
  origen: string | null;
  action: ReactNode;
  /** `meta` of a write that publishes the draft */
  metaOf: (data: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>> | undefined;
  /** called after a write with that `meta` */
  onPublished: () => void;
}

interface ShownForm extends DraftForm {
  /** of the draft that the form shows; null without one */
  id: number | null;
}

/** Null for a form whose records have no drafts. */
export const DraftFormContext = createContext<ShownForm | null>(null);
