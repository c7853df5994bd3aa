import { EDITED_RESOURCES, type EditedResource } from '../../../contract/resources/resources.ts';
import { fileOf, type SelectedFile } from '../../../dataProvider/core/selectedFile.ts';
import { isFilled } from '../../display/displayValue.ts';

/** True if the forms of the resource keep local copies. Forms with passwords never do. */
export const keepsLocalCopies = (resource: string | undefined): resource is EditedResource =>
  (EDITED_RESOURCES as readonly unknown[]).includes(resource);

/** `recordId` of a record that is not stored yet. */
export const NEW_RECORD = 0;
/** `draftId` of a form that shows the record itself, or a new one. */
export const NO_DRAFT = 0;

export interface RecordPlace {
  userId: string;
  resource: EditedResource;
  recordId: number;
}

export interface CopyPlace extends RecordPlace {
  /** the draft that the form shows */
  draftId: number;
}

export interface CopiedFile {
  field: string;
  name: string;
  /** null if it could not be stored */
  file: File | null;
}

export interface LocalCopy extends CopyPlace {
  id: string;
  /** the document that wrote it last */
  tab: string;
  /** epoch milliseconds */
  savedAt: number;
  /** the record that the form was opened with, its version included */
  base: Values;
  /** the changed fields, without files */
  changes: Values;
  files: readonly CopiedFile[];
  /** True if the form was sent and no answer told that it was saved. */
  wasSent: boolean;
}

export type Values = Readonly<Record<string, unknown>>;

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

/** True for the form of a new record without a draft: nothing of it is stored. */
export const startsEmpty = ({ recordId, draftId }: CopyPlace): boolean =>
  recordId === NEW_RECORD && draftId === NO_DRAFT;

export const changedValues = (values: Values, dirtyFields: object): Values =>
  Object.fromEntries(Object.keys(dirtyFields).map((field) => [field, values[field]]));

/** False for a new record whose fields were emptied again: its form still counts them as changed. */
export const isWorthKeeping = (place: CopyPlace, changes: Values): boolean =>
  startsEmpty(place) ? Object.values(changes).some(isFilled) : Object.keys(changes).length > 0;

const selectedFile = (value: unknown): File | undefined => fileOf(value as SelectedFile | null);

/** Splits the changed values of a form into plain values and files. */
export function splitFiles(values: Values): Pick<LocalCopy, 'changes' | 'files'> {
  const changes: Record<string, unknown> = {};
  const files: CopiedFile[] = [];
  for (const [field, value] of Object.entries(values)) {
    const file = selectedFile(value);
    if (file === undefined) changes[field] = value;
    else files.push({ field, name: file.name, file });
  }
  return { changes, files };
}

/** The changed values of a form, with the files that the copy holds. @param srcOf the address that shows a file */
export function valuesOf(
  { changes, files }: Pick<LocalCopy, 'changes' | 'files'>,
  srcOf: (file: File) => string = (file) => URL.createObjectURL(file),
): Values {
  const selected = files.flatMap(({ field, name, file }) =>
    file === null ? [] : [[field, { rawFile: file, src: srcOf(file), title: name }] as const],
  );
  return { ...changes, ...Object.fromEntries(selected) };
}
