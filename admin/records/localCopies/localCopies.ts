import type { LocalCopy, RecordPlace } from './localCopy.ts';

/** The unsaved changes of forms, kept in the browser. Methods reject if the browser keeps none. */
export interface LocalCopies {
  /** The copies of a record, and of its drafts, that no open form writes, newest first. */
  offered: (place: RecordPlace) => Promise<LocalCopy[]>;
  /** Takes an offered copy for this document. False if another tab took or discarded it. */
  claim: (copy: LocalCopy) => Promise<boolean>;
  write: (copy: Omit<LocalCopy, 'tab' | 'savedAt'>) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** All copies of a user, after open forms have written theirs. */
  listOf: (userId: string) => Promise<LocalCopy[]>;
  /** Removes all copies of a user. Open forms of this document write no more. */
  removeAll: (userId: string) => Promise<void>;
  /** Registers an open form: `flush` writes what it has not written yet. Returns the function that releases it. */
  hold: (id: string, flush: () => Promise<void>) => () => void;
  /** True for the first caller, who tells the user that no copies are kept. */
  isFirstFailure: () => boolean;
}
