import type { RaRecord } from 'react-admin';
import { boundColumns, isChoice } from '../../../contract/entities/fusion.ts';
import { type MergedResource, partsOf, uploadOf } from '../../../contract/resources/resources.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import { adapters } from '../../../dataProvider/index.ts';
import { resources } from '../../../i18n/resources.ts';
import { isFilled } from '../../display/displayValue.ts';
import { areAlike, fileOfForm } from '../../records/merge/mergeRecords.ts';

export type Stored = RaRecord<number>;

/** Of which record a field is taken. */
export type Origin = 'staying' | 'going';

/** A field that differs between the record that stays and the one that goes. */
export interface DifferentField {
  field: string;
  staying: unknown;
  going: unknown;
  isFile: boolean;
  /** the fields that go with it, such as the switch that shows it to visitors */
  bound: readonly string[];
  /** both values, and those of the fields that go with them, as one text */
  values: string;
  /** what is chosen until somebody chooses: the one that stays, unless only the other one has a value */
  usual: Origin;
}

/** The names of the form of the columns that name another record: the calls that write the whole record leave them out. */
const referenceFields = (recurso: MergedResource): readonly string[] => {
  const { references = {}, fieldNames = {} } = partsOf(recurso);
  return Object.keys(references).map((column) => fieldNames[column] ?? column);
};

/** The name or the address of a record's file; '' without one. */
export const storedFile = (recurso: MergedResource, record: Stored): string =>
  textOf(uploadOf(recurso)?.kind === 'pdf' ? record.url_pdf : record.nombre_imagen);

function fieldsOf(recurso: MergedResource, record: Stored): Readonly<Record<string, unknown>> {
  const { write } = adapters[recurso] as unknown as { write: (record: Stored) => object };
  const written = Object.entries(write(record)).filter(([field]) => isChoice(recurso, field));
  const references = referenceFields(recurso).map((field) => [field, record[field]]);
  const file = fileOfForm(recurso)?.field;
  return {
    ...Object.fromEntries([...written, ...references]),
    ...(file !== undefined && { [file]: storedFile(recurso, record) }),
  };
}

const boundTo = (recurso: MergedResource, field: string): readonly string[] =>
  boundColumns(recurso)[field === fileOfForm(recurso)?.field ? (uploadOf(recurso)?.column ?? field) : field] ?? [];

/** The fields that differ, or of which one that goes with them does, in the order of their labels. */
export function differentFields(recurso: MergedResource, staying: Stored, going: Stored): DifferentField[] {
  const [kept, other] = [fieldsOf(recurso, staying), fieldsOf(recurso, going)];
  const order = Object.keys(resources[recurso].fields);
  return Object.keys(kept)
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .flatMap((field): DifferentField[] => {
      const bound = boundTo(recurso, field);
      const ofKept = [kept[field], ...bound.map((name) => staying[name])];
      const ofOther = [other[field], ...bound.map((name) => going[name])];
      if (areAlike(ofKept, ofOther)) return [];
      const usual = !isFilled(kept[field]) && isFilled(other[field]) ? 'going' : 'staying';
      const values = JSON.stringify([ofKept, ofOther]);
      const isFile = field === fileOfForm(recurso)?.field;
      return [{ field, staying: kept[field], going: other[field], isFile, bound, values, usual }];
    });
}

/** What somebody chose for a field, and of which values: others are chosen anew. */
export type Chosen = Readonly<Record<string, { origin: Origin; of: string }>>;

export const choose = (chosen: Chosen, field: DifferentField, origin: Origin): Chosen => ({
  ...chosen,
  [field.field]: { origin, of: field.values },
});

export function originOf(chosen: Chosen, field: DifferentField): Origin {
  const choice = chosen[field.field];
  return choice?.of === field.values ? choice.origin : field.usual;
}

/** The fields that are choices: a file that is taken brings the fields that say who may read it. */
export function choicesOf(
  recurso: MergedResource,
  chosen: Chosen,
  fields: readonly DifferentField[],
): DifferentField[] {
  const takesFile = fields.some((field) => field.isFile && originOf(chosen, field) === 'going');
  const readers = takesFile
    ? Object.values(partsOf(recurso).fileColumns ?? {}).flatMap((column) => column.readers ?? [])
    : [];
  return fields.filter(({ field }) => !readers.includes(field));
}

/** The fields that the record that stays takes of the other one. */
export const takenFields = (chosen: Chosen, fields: readonly DifferentField[]): string[] =>
  fields.filter((field) => originOf(chosen, field) === 'going').map(({ field }) => field);
