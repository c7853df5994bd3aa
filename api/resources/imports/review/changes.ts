import type { Fields } from '../../../../contract/duplicates/identity.ts';
import type { ImportedRow } from '../../../../contract/entities/import.ts';
import { foldText } from '../../../../contract/values/foldText.ts';
import { textOf } from '../../../../contract/values/tolerant.ts';
import type { ImportField } from '../../parts/importPart.ts';
import { personName, writeCell } from '../values/cells.ts';
import type { LinkIndex } from '../values/links.ts';

type Change = ImportedRow['cambios'][number];

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Letters, case and spacing decide no difference of a person's name. */
const nameKeys = (value: unknown): string =>
  (Array.isArray(value) ? value : []).map((persona) => foldText(personName(persona))).join('\n');

/** Forms with a file send line breaks as CR LF, and files are read with LF. */
const textWithLines = (value: unknown): string => textOf(value ?? '').replaceAll('\r\n', '\n');

function isSame({ kind }: ImportField, before: unknown, after: unknown): boolean {
  if (kind.is === 'people') return nameKeys(before) === nameKeys(after);
  if (kind.is === 'link' && kind.many) {
    const known = new Set([before].flat());
    return [after].flat().every((id) => known.has(id));
  }
  if (Array.isArray(after)) return JSON.stringify(before) === JSON.stringify(after);
  return textWithLines(before) === textWithLines(after);
}

interface Compared {
  before: unknown;
  after: unknown;
  /** text of the cell */
  cell: string;
}

/** What a row would change in a field of a record; null for nothing. An empty value of the record is filled. */
export function changeOf(field: ImportField, { before, after, cell }: Compared, links: LinkIndex): Change | null {
  if (after === undefined || isSame(field, before, after)) return null;
  const antes = writeCell(field, before, links);
  // An export writes a list of one item with a comma as it reads two.
  if (cell !== '' && antes === cell) return null;
  const despues = writeCell(field, after, links);
  return {
    campo: field.name,
    antes,
    despues,
    llena: isEmpty(before) || (field.kind.is === 'link' && field.kind.many === true),
    tomado: false,
  };
}

/** The cells of a record, for the fields that a row has. */
export const cellsOfRecord = (
  fields: readonly ImportField[],
  record: Fields,
  names: ReadonlySet<string>,
  links: LinkIndex,
) =>
  Object.fromEntries(
    fields
      .filter(({ name }) => names.has(name))
      .map((field) => [field.name, writeCell(field, valueIn(record, field), links)]),
  );

/** The value of a field in a record, whose links are columns. */
export const valueIn = (record: Fields, { name, column }: ImportField): unknown =>
  record[name] ?? record[column ?? name];
