import type { RaRecord } from 'react-admin';
import { partsOf } from '../../../contract/resources/resources.ts';
import { applyChanges } from '../../../dataProvider/core/crud.ts';
import { fileOf, isDraftFile, removesFile } from '../../../dataProvider/core/selectedFile.ts';
import { adapters } from '../../../dataProvider/index.ts';

export type Stored = RaRecord<number>;
export type Resource = keyof typeof adapters;
export type Choice = 'mine' | 'theirs';
export type Choices = Readonly<Record<string, Choice>>;
/** What converts the value of a field to the form that its input writes, so that a rewriting editor is no change. */
export type Normalizers = Readonly<Record<string, (value: unknown) => unknown>>;

/** The form field of a resource's new file, and the field of the stored file that it replaces. */
export const fileOfForm = (resource: string) => partsOf(resource).draft?.file;

export const isFileField = (resource: string, field: string): boolean => fileOfForm(resource)?.field === field;

type Fields = Readonly<Record<string, unknown>>;

/** True if two values of a field are the same to a reader. */
type Same = (field: string, one: unknown, other: unknown) => boolean;

interface Merge {
  mineOnly: string[];
  theirsOnly: string[];
  /** fields that both changed to different values */
  conflicts: string[];
}

/** Compares two changes of one record. A field that one side changed takes the value of that side. */
export function mergeThreeWay(base: Fields, mine: Fields, theirs: Fields, same: Same): Merge {
  const fields = [...new Set([base, mine, theirs].flatMap(Object.keys))];
  const byMine = fields.filter((field) => !same(field, base[field], mine[field]));
  const byTheirs = fields.filter((field) => !same(field, base[field], theirs[field]));
  return {
    mineOnly: byMine.filter((field) => !byTheirs.includes(field)),
    theirsOnly: byTheirs.filter((field) => !byMine.includes(field)),
    conflicts: byMine.filter((field) => byTheirs.includes(field) && !same(field, mine[field], theirs[field])),
  };
}

export interface RecordMerge extends Merge {
  resource: Resource;
  stored: Stored;
  mine: Fields;
  theirs: Fields;
}

const comparable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, comparable(part)]));
  }
  if (typeof value !== 'string') return value;
  return value.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
};

/** True if two values are the same to a reader. */
export const areAlike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));

function filesOf(
  resource: Resource,
  data: Partial<RaRecord>,
  stored: Readonly<Record<string, unknown>>,
  withNew: boolean,
): Readonly<Record<string, unknown>> {
  const form = fileOfForm(resource);
  if (form === undefined) return {};
  const value = withNew ? data[form.field] : undefined;
  if (removesFile(value)) return { [form.field]: '' };
  const ofDraft = isDraftFile(value) ? value.title : undefined;
  return { [form.field]: fileOf(value)?.name ?? ofDraft ?? stored[form.stored] };
}

/**
 * Merges a form into the stored record. All three sides pass through the adapter, which reverts read-only fields.
 * @param base the record that the form was opened with
 * @param data the data that the form sends
 */
export function mergeRecords(
  resource: Resource,
  base: Stored,
  data: Partial<RaRecord>,
  stored: Stored,
  normalizers: Normalizers = {},
): RecordMerge {
  const sideOf = (changes: Partial<RaRecord>) => {
    const { version, ...fields } = applyChanges(adapters[resource], base, { ...changes, id: base.id });
    return fields;
  };
  const same = (field: string, one: unknown, other: unknown) => {
    const normalize = normalizers[field] ?? ((value: unknown) => value);
    return areAlike(normalize(one), normalize(other));
  };
  const mine = { ...sideOf(data), ...filesOf(resource, data, base, true) };
  const theirs = { ...sideOf(stored), ...filesOf(resource, data, stored, false) };
  const merge = mergeThreeWay({ ...sideOf({}), ...filesOf(resource, data, base, false) }, mine, theirs, same);
  return { ...merge, resource, stored, mine, theirs };
}

const isMine = ({ mineOnly, conflicts }: RecordMerge, choices: Choices, field: string): boolean =>
  (choices[field] ?? (mineOnly.includes(field) || conflicts.includes(field) ? 'mine' : 'theirs')) === 'mine';

/** The changes to send on top of the stored record. */
export function changesToSend(merge: RecordMerge, choices: Choices, data: Partial<RaRecord>): Partial<RaRecord> {
  const fields = [...merge.mineOnly, ...merge.conflicts, ...merge.theirsOnly];
  const mine = fields.filter((field) => isMine(merge, choices, field));
  return Object.fromEntries(
    mine.map((field) => [field, isFileField(merge.resource, field) ? data[field] : merge.mine[field]]),
  );
}

/** The values of the form after the merge, for validation. */
export function mergedValues(merge: RecordMerge, choices: Choices): Record<string, unknown> {
  const { stored, mine, theirs } = merge;
  const fields = Object.keys({ ...mine, ...theirs }).filter((field) => !isFileField(merge.resource, field));
  const values = fields.map((field) => [field, (isMine(merge, choices, field) ? mine : theirs)[field]]);
  return { ...stored, ...Object.fromEntries(values) };
}

type Validate = (values: Record<string, unknown>) => object;

const errorCount = (validate: Validate, merge: RecordMerge, choices: Choices): number =>
  Object.keys(validate(mergedValues(merge, choices))).length;

/** Fields that one side changed and whose other value satisfies a rule that the merged result violates. */
export function fieldsOfBrokenRules(merge: RecordMerge, choices: Choices, validate: Validate): string[] {
  const errors = errorCount(validate, merge, choices);
  if (errors === 0) return [];
  return [...merge.mineOnly, ...merge.theirsOnly].filter((field) => {
    const other: Choice = isMine(merge, choices, field) ? 'theirs' : 'mine';
    return errorCount(validate, merge, { ...choices, [field]: other }) < errors;
  });
}
