import { EDITED_RESOURCES, type RecordKind } from '../../../contract/resources/resources.ts';
import { filesOf } from '../../database/fileColumns.ts';
import { locks, type Trx } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import { namedAs, recordTable } from '../../database/unchecked.ts';
import type { RowState } from '../auditLog/movement.ts';
import { sentFiles } from '../html/storedFiles.ts';
import { type ServerResources, serverPartsOf } from '../parts/serverResource.ts';
import { mergedInto } from '../records/mergedInto.ts';
import { RECORD_REFERENCES } from '../records/references.ts';

const TABLES = [
  ...EDITED_RESOURCES,
  'borradores',
  'proyecto_integrante',
  'no_duplicados',
] as const satisfies (keyof Tables)[];

export type ReversibleTable = (typeof TABLES)[number];

export const isReversible = (tabla: string): tabla is ReversibleTable => (TABLES as readonly string[]).includes(tabla);

const PLACE = 'orden';

/** Columns that say who wrote last, and the place in a list. */
const BOOKKEEPING = ['version', 'updated_by', 'updated_by_name', PLACE];

export const isBookkeeping = (column: string): boolean => BOOKKEEPING.includes(column);

/** Columns that stay the record's own when it gets the values of another row. */
export const isOwnColumn = (column: string): boolean =>
  column === 'id' || column.startsWith('created_') || isBookkeeping(column);

/** Those of some changed columns whose later change is a conflict: the place in a list only if nothing else was changed. */
export function decidingColumns(changed: readonly string[]): string[] {
  const deciding = changed.filter((column) => !isBookkeeping(column));
  return deciding.length > 0 ? deciding : changed.filter((column) => column === PLACE);
}

interface Reference {
  tabla: ReversibleTable;
  column: string;
  /** null: the kind that the column `recurso` names */
  parent: RecordKind | null;
  isOptional: boolean;
}

const REFERENCES: readonly Reference[] = [
  { tabla: 'proyecto_integrante', column: 'proyecto_id', parent: 'proyectos', isOptional: false },
  { tabla: 'proyecto_integrante', column: 'integrante_id', parent: 'integrantes', isOptional: false },
  { tabla: 'no_duplicados', column: 'registro_id', parent: null, isOptional: false },
  { tabla: 'no_duplicados', column: 'otro_id', parent: null, isOptional: false },
  ...RECORD_REFERENCES.map(({ recurso: tabla, column, to: parent }) => ({ tabla, column, parent, isOptional: true })),
];

/** Reads a row and locks it until commit. All reversible tables have an id. */
export const readRow = async (trx: Trx, tabla: ReversibleTable, id: number): Promise<RowState | null> =>
  (await readRows(trx, tabla, [id])).get(id) ?? null;

/** Reads what readRow reads of several records, by id. */
export async function readRows(
  trx: Trx,
  tabla: ReversibleTable,
  ids: readonly number[],
): Promise<Map<number, RowState>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom(recordTable(tabla))
    .where('id', 'in', ids)
    .selectAll()
    .$if(locks(trx), (query) => query.forUpdate())
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row }]));
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Earlier values of a row as they are written today: a record that was merged into another one meanwhile is that one. A pair that is no
 * duplicate is about its two records only.
 * @returns them, and the references to records that are gone
 */
export async function followMergers(trx: Trx, resources: ServerResources, tabla: ReversibleTable, values: Values) {
  const followed: Record<string, unknown> = {};
  const gone: { column: string; parent: RecordKind; isOptional: boolean }[] = [];
  for (const { tabla: referring, column, parent: fixed, isOptional } of REFERENCES) {
    const id = values[column];
    if (referring !== tabla || typeof id !== 'number') continue;
    const parent = fixed ?? (values.recurso as RecordKind);
    if ((await readRow(trx, parent, id)) !== null) continue;
    const to = tabla === 'no_duplicados' ? null : await mergedInto(trx, parent, id);
    if (to === null || (await readRow(trx, parent, to)) === null) gone.push({ column, parent, isOptional });
    else followed[column] = to;
  }
  const lists = await serverPartsOf(resources, tabla).followMergers?.(trx, values as never);
  return { values: { ...values, ...followed, ...lists }, gone };
}

/** Those of some rows that another row references. */
export async function referencedIds(trx: Trx, tabla: ReversibleTable, ids: readonly number[]): Promise<Set<number>> {
  const referenced = new Set<number>();
  if (ids.length === 0) return referenced;
  for (const reference of REFERENCES) {
    if (reference.parent !== tabla) continue;
    const column = namedAs<'proyecto_id'>(reference.column);
    const children = await trx
      .selectFrom(namedAs<'proyecto_integrante'>(reference.tabla))
      .where(column, 'in', ids)
      .select(column)
      .distinct()
      .execute();
    for (const child of children) referenced.add(child[column]);
  }
  return referenced;
}

/** Whoever saves a draft of a record locks the record first, so that the second of two sees the draft of the first. */
export async function lockRecordOfDraft(trx: Trx, { recurso, recurso_id }: Values) {
  if (typeof recurso_id === 'number') await readRow(trx, recurso as ReversibleTable, recurso_id);
}

export async function hasItsFiles(trx: Trx, tabla: ReversibleTable, row: Values): Promise<boolean> {
  const files = filesOf(tabla, row);
  // Nobody deletes the files of texts meanwhile.
  await sentFiles(trx, files);
  for (const nombre of files) {
    const file = await trx.selectFrom('imagenes').where('nombre', '=', nombre).select('nombre').executeTakeFirst();
    if (file === undefined) return false;
  }
  return true;
}
