import { z } from 'zod';
import { joinRemarks } from '../../../../citation/values/remarks.ts';
import { repairTexts } from '../../../../citation/values/repair.ts';
import { type Persona, sortedName } from '../../../../contract/bibliography/persona.ts';
import { draftPartOf } from '../../../../contract/resources/drafts.ts';
import type { ImportedResource } from '../../../../contract/resources/resources.ts';
import { type ImportPart, shapeOf } from '../../parts/importPart.ts';
import { cellsOf, type StagedRow } from '../stored/rows.ts';
import { type AuthorIndex, type Member, nameKey } from './authors.ts';
import { readCell } from './cells.ts';
import type { LinkIndex } from './links.ts';
import { spreadsheetValues } from './spreadsheetValues.ts';

/** Why a field cannot have a value; undefined if it can. */
export function fieldError({ add }: Pick<ImportPart, 'add'>, name: string, value: unknown): string | undefined {
  const rule = shapeOf(add)[name];
  return rule === undefined ? undefined : z.safeParse(rule, value).error?.issues[0]?.message;
}

export interface RowContext {
  links: LinkIndex;
  authors: AuthorIndex;
  emptyLinks: boolean;
  /** a program wrote the file, no spreadsheet */
  isProgram: boolean;
  /** values of all rows that lack one, by field */
  common: Readonly<Record<string, string>>;
}

export interface DoubtfulName {
  nombre: string;
  candidatos: readonly Member[];
}

/** The values of a row, by field, before the rules of a record. */
export interface ReadValues {
  values: Record<string, unknown>;
  errores: Record<string, string>;
  marcas: Record<string, string>;
  /** what the rules of a new record answer to the values; absent where that is not known */
  parsed?: z.ZodSafeParseResult<unknown> | undefined;
  /** by nameKey */
  doubtful: Map<string, DoubtfulName>;
}

/** Says who of the authors is a member. */
const withMembers = (
  people: readonly Persona[],
  authors: AuthorIndex,
  doubtful: Map<string, DoubtfulName>,
): readonly Persona[] =>
  people.map((persona) => {
    const outcome = authors.find(persona);
    if ('id' in outcome) return { ...persona, integrante_id: outcome.id };
    const nombre = sortedName(persona);
    doubtful.set(nameKey(nombre), { nombre, candidatos: outcome.candidatos });
    return persona;
  });

const joinedNotes = (...notes: readonly (string | undefined)[]): string | undefined =>
  notes.filter((note) => note !== undefined).join('. ') || undefined;

type Cells = Readonly<Record<string, string>>;

const trimmed = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, cell.trim()]));

/** @param typed what staff corrected, which no spreadsheet has changed */
function readTexts(cells: Cells, typed: Cells, isProgram: boolean) {
  const ofFile = Object.fromEntries(Object.entries(cells).filter(([field]) => !Object.hasOwn(typed, field)));
  const made = isProgram ? { texts: ofFile, remarks: {} } : spreadsheetValues(ofFile);
  const { texts, remarks } = repairTexts({ ...cells, ...made.texts, ...typed });
  return { texts, remarks: joinRemarks(made.remarks, remarks) };
}

/**
 * Reads the cells of a row, as corrected; an empty one takes the common value. A value that breaks the rule of its field is none, so
 * that nothing compares a text that no record can have.
 */
export function readRow(part: ImportPart, row: StagedRow, context: RowContext): ReadValues {
  const { lectura, elecciones } = row;
  const cells = trimmed(cellsOf(row));
  const { texts, remarks } = readTexts(cells, trimmed(elecciones.celdas ?? {}), context.isProgram);
  const read: ReadValues = { values: {}, errores: {}, marcas: {}, doubtful: new Map() };
  for (const field of part.fields) {
    const { name } = field;
    const isCorrected = elecciones.celdas?.[name] !== undefined;
    const problem = isCorrected ? undefined : lectura.problemas[name];
    const text = texts[name] || (context.common[name] ?? '').trim();
    const note = joinedNotes(isCorrected ? undefined : lectura.marcas[name], remarks[name]);
    if (note !== undefined) read.marcas[name] = note;
    if (problem !== undefined) read.errores[name] = problem;
    if (text === '') continue;
    const { value, error, mark } = readCell(field, text, { ...context, isProgram: context.isProgram && !isCorrected });
    if (error !== undefined) read.errores[name] ??= error;
    if (mark !== undefined) read.marcas[name] = joinedNotes(note, mark) ?? mark;
    if (value !== undefined) read.values[name] = value;
  }
  checkValues(part, read);
  for (const { name, kind } of part.fields) {
    const people = read.values[name];
    if (kind.is === 'people' && Array.isArray(people))
      read.values[name] = withMembers(people, context.authors, read.doubtful);
  }
  return read;
}

/** Drops the values that break the rule of their field. The rules of the whole record, which a new one has to keep, are asked first and once. */
function checkValues(part: ImportPart, read: ReadValues): void {
  if (part.fields.every(({ name, required }) => !required || read.values[name] !== undefined)) {
    read.parsed = part.add.safeParse(read.values);
    if (read.parsed.success) return;
  }
  for (const [name, value] of Object.entries(read.values)) {
    const wrong = fieldError(part, name, value);
    if (wrong === undefined) continue;
    read.errores[name] ??= wrong;
    delete read.values[name];
    read.parsed = undefined;
  }
}

/** The field of a record's name, which no row can lack. */
export const nameFieldOf = (kind: ImportedResource): string => draftPartOf(kind).name?.fields[0] ?? 'nombre';
