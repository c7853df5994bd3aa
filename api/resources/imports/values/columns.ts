import { quoted } from '../../../../citation/quoted.ts';
import { messages } from '../../../../contract/calls/messages.ts';
import { foldName } from '../../../../contract/duplicates/foldName.ts';
import { IMPORTED_RESOURCES, type ImportedResource } from '../../../../contract/resources/resources.ts';
import { resources as labels } from '../../../../i18n/resources.ts';
import { invalidFieldError } from '../../../errors/httpError.ts';
import { HEADER_ROWS, type TableHead } from '../../../imports/read/fileContent.ts';
import { numberedColumn } from '../../../imports/read/table/TableBuilder.ts';
import type { ImportPart } from '../../parts/importPart.ts';
import type { ServerResources } from '../../parts/serverResource.ts';

/** The column with the id of a record, as exports have it. */
export const ID_FIELD = 'id';
/** The last column of an export of records that came from a file. */
const ORIGEN = 'Origen';
const ID_NAMES = ['identificador', 'id'];

/** The names that a column of a field may have, folded, the best ones first. */
function namesOf(part: ImportPart): Map<string, string> {
  const names = new Map<string, string>();
  const add = (name: string, field: string) => {
    const folded = foldName(name);
    if (!names.has(folded)) names.set(folded, field);
  };
  for (const name of ID_NAMES) add(name, ID_FIELD);
  for (const { label, name } of part.fields) add(label, name);
  for (const { name } of part.fields) add(name, name);
  for (const { aliases, name } of part.fields) for (const alias of aliases) add(alias, name);
  return names;
}

/** @param place the field of the call that has the names @throws {HttpError} 422 for a name that is no field of the kind, or stands twice */
export function demandFields(
  resources: ServerResources,
  kind: ImportedResource,
  place: string,
  names: readonly string[],
): void {
  const known = new Set([ID_FIELD, ...resources[kind].imports.fields.map(({ name }) => name)]);
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw invalidFieldError(place, messages.importaciones.unknownField(unknown));
  if (new Set(names).size < names.length) throw invalidFieldError(place, messages.importaciones.fieldTwice);
}

/** The field that each column fills, or ''. A field is filled by one column. */
export function guessColumns(part: ImportPart, headers: readonly string[]): string[] {
  const names = namesOf(part);
  const taken = new Set<string>();
  return headers.map((header) => {
    const field = names.get(foldName(header)) ?? '';
    if (field === '' || taken.has(field)) return '';
    taken.add(field);
    return field;
  });
}

/** The kind whose fields a table has most of, or '' if two have as many, or none has the name of a record. */
export function guessKind(resources: ServerResources, headers: readonly string[]): ImportedResource | '' {
  const scored = IMPORTED_RESOURCES.map((kind) => ({
    kind,
    score: scoreOf(kind, resources[kind].imports, headers),
  })).toSorted((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (best === undefined || best.score === 0 || best.score === second?.score) return '';
  return best.kind;
}

/** Labels of the form and of the export count more than other names. */
function scoreOf(kind: ImportedResource, part: ImportPart, headers: readonly string[]): number {
  const guessed = guessColumns(part, headers);
  const required = part.fields.find(({ required }) => required)?.name ?? '';
  if (!guessed.includes(required)) return 0;
  const names = [...part.fields.map(({ label }) => label), ...Object.values<string>(labels[kind].columns), ORIGEN];
  const known = new Set(names.map(foldName));
  const own = headers.filter((header) => known.has(foldName(header))).length;
  return own + guessed.filter((field) => field !== '').length;
}

/** One word alone may stand in any row. */
const LEAST = 2;

/** How many columns of one kind of record a row names. */
const namedColumns = (resources: ServerResources, names: readonly string[]): number =>
  Math.max(
    ...IMPORTED_RESOURCES.map(
      (kind) => guessColumns(resources[kind].imports, names).filter((field) => field !== '').length,
    ),
  );

function avisoOf(rows: readonly (readonly string[])[]): string {
  const texts = rows.flatMap((names) => names.filter((name, index) => name !== numberedColumn(index)));
  const skipped = rows.length === 1 ? 'Se omitió la fila que está' : `Se omitieron las ${rows.length} filas que están`;
  return `${skipped} antes de los nombres de las columnas: «${quoted(texts.join('; '))}».`;
}

interface Header {
  columnas: string[];
  /** of the rows of the table: they stand above the names */
  skipped: number;
  /** quotes what is left out */
  avisos: string[];
}

/** The names of the columns: those of the first rows that name most, below a title. */
export function headerOf(
  resources: ServerResources,
  { columnas, primeras }: Pick<TableHead, 'columnas' | 'primeras'>,
): Header {
  const rows = primeras.slice(0, HEADER_ROWS);
  const named = [columnas, ...rows].map((names) => namedColumns(resources, names));
  const most = Math.max(...named);
  const place = named.indexOf(most);
  if (place === 0 || most < LEAST || place === primeras.length) return { columnas, skipped: 0, avisos: [] };
  return {
    columnas: rows[place - 1] ?? [],
    skipped: place,
    avisos: [avisoOf([columnas, ...rows.slice(0, place - 1)])],
  };
}
