import { isDeepStrictEqual } from 'node:util';
import { STORED_FILE, storedFilesIn } from '../../../contract/addresses/uploads.ts';
import { type Identidad, isUpload } from '../../../contract/identidad/identidad.ts';
import { resources } from '../../../contract/resources/resources.ts';
import type { Database, Trx } from '../../database/open.ts';
import { SINGLE_ROW_ID } from '../../database/singleRow.ts';
import type { Row } from '../../database/tables.ts';
import { DEFAULT_IDENTIDAD, FIRST_BLOQUES, withNewBloques } from './defaults.ts';

const FIELDS = Object.keys(DEFAULT_IDENTIDAD) as (keyof Identidad)[];

const isText = (field: keyof Identidad): boolean => typeof DEFAULT_IDENTIDAD[field] === 'string';

/** The identity in a row: defaults where a column is null. */
export function identidadOf(row: Readonly<Record<string, unknown>>): Identidad {
  const stored = FIELDS.flatMap((field) => {
    const value = row[field];
    if (typeof value === 'number') return [[field, value] as const];
    return typeof value === 'string' ? [[field, isText(field) ? value : JSON.parse(value)] as const] : [];
  });
  const identidad: Identidad = { ...DEFAULT_IDENTIDAD, ...Object.fromEntries(stored) };
  return { ...identidad, bloques: withNewBloques(identidad.bloques) };
}

/** The columns of the given fields: null where the value is the default. */
export function columnsOfIdentidad(changes: Partial<Identidad>): Partial<Row<'identidad'>> {
  const columns = FIELDS.filter((field) => changes[field] !== undefined).map((field) => {
    const value = changes[field];
    if (isDeepStrictEqual(value, DEFAULT_IDENTIDAD[field])) return [field, null];
    return [field, isText(field) || typeof value === 'number' ? value : JSON.stringify(value)];
  });
  return Object.fromEntries(columns);
}

/** Stores the blocks of a new portal, which differ from those of one that never stored any. */
export async function storeFirstBloques(trx: Trx): Promise<void> {
  await trx
    .updateTable('identidad')
    .set({ bloques: JSON.stringify(FIRST_BLOQUES) })
    .where('bloques', 'is', null)
    .execute();
}

export async function readIdentidad(db: Database): Promise<Identidad> {
  const row = await db.selectFrom('identidad').where('id', '=', SINGLE_ROW_ID).selectAll().executeTakeFirstOrThrow();
  return identidadOf(row);
}

/** The texts that are about road safety and work as long as nobody writes others. The other ones suit every group. */
const SAMPLE_FIELDS = [
  'sigla',
  'lema',
  'descripcion',
  'hero_titulo',
  'hero_texto',
  'temas',
  'pilares_descripcion',
] as const satisfies (keyof Identidad)[];

export const namesSampleSubject = (identidad: Identidad): boolean =>
  SAMPLE_FIELDS.some((field) => isDeepStrictEqual(identidad[field], DEFAULT_IDENTIDAD[field]));

const { fileColumns } = resources.identidad;
type FileField = keyof typeof fileColumns;
const FILE_FIELDS = Object.keys(fileColumns) as FileField[];

/** The names of its pictures: uploads, drawings that the site ships with, or ''. */
export function picturesOf(identidad: Partial<Identidad>): string[] {
  const { temas = [] } = identidad;
  const pictures = FILE_FIELDS.filter((field) => fileColumns[field].holds === 'nameOrDrawing').map(
    (field) => identidad[field] as string | undefined,
  );
  return [...pictures, ...temas.map(({ imagen }) => imagen)].filter((name) => name !== undefined);
}

/** The drawings that the site ships with: files of public-site/media. The identity of a new portal names all of them. */
export const DRAWINGS: readonly string[] = picturesOf(DEFAULT_IDENTIDAD).filter((name) => name !== '');

/** True for '', an upload, or one of the drawings. */
export const isKnownPicture = (name: string): boolean => name === '' || isUpload(name) || DRAWINGS.includes(name);

/** An identity with the path of each stored file in place of its name. */
export function withFilePaths<I extends Partial<Identidad>>(identidad: I, pathOf: (nombre: string) => string): I {
  const shown = (nombre: string) => (STORED_FILE.test(nombre) ? pathOf(nombre) : nombre);
  const fields = FILE_FIELDS.map((field) => {
    const value = identidad[field];
    if (typeof value === 'string') return [field, shown(value)];
    return [field, value?.map((tema) => ({ ...tema, imagen: shown(tema.imagen) }))];
  });
  return { ...identidad, ...Object.fromEntries(fields) };
}

/** The stored files that an identity names: its pictures and its video. */
export const uploadsOf = (identidad: Partial<Identidad>): string[] =>
  storedFilesIn(JSON.stringify(FILE_FIELDS.map((field) => identidad[field])));
