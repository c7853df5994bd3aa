/** The pages of the rows of an import. */
import { sql } from 'kysely';
import type { ImportedRow } from '../../../contract/entities/import.ts';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import type { Database } from '../../database/open.ts';
import { recordTable } from '../../database/unchecked.ts';
import type { PageFilter, RowFilter, RowsPage } from '../calls/services.ts';
import { nombreIn } from '../names/names.ts';
import { toRow, toShortRow } from './answers.ts';
import { isIncluded, NOTHING } from './review/judge.ts';
import type { ReviewedRow, StagedRow } from './stored/rows.ts';
import { readChoices } from './stored/stagedRows.ts';
import { outcomesOf, shownOutcome } from './writing/outcomes.ts';

const PAGE_ROWS = 50;

/** The rows of some numbers, a kind and a state. */
export function matching(
  rows: readonly ReviewedRow[],
  { recurso, estado, numero, numeros }: RowFilter & { numero?: number | undefined },
): ReviewedRow[] {
  const named = numeros && new Set(numeros);
  return rows.filter(
    (row) =>
      (recurso === undefined || row.recurso === recurso) &&
      (estado === undefined || row.result.estado === estado) &&
      (numero === undefined || row.numero === numero) &&
      (named === undefined || named.has(row.numero)),
  );
}

const shown = (row: ImportedRow, { numero }: PageFilter): ImportedRow => (numero === undefined ? toShortRow(row) : row);

/** A page of rows as they were reviewed, with the choices as they are now: the next one is added to these. */
export async function reviewedPage(
  db: Database,
  id: number,
  rows: readonly ReviewedRow[],
  query: PageFilter,
): Promise<RowsPage> {
  const all = matching(rows, query);
  const page = all.slice(query.desde, query.desde + PAGE_ROWS);
  const choices = await readChoices(db, id, page);
  const filas = page.map((row) => {
    const elecciones = choices.get(row.numero) ?? {};
    const result = { ...row.result, incluida: isIncluded(row.result, elecciones) };
    return shown(toRow({ ...row, elecciones }, result), query);
  });
  return { total: all.length, filas };
}

/** A page of the rows of an applied import: what was read, and what became of it. */
export async function appliedPage(db: Database, id: number, query: PageFilter): Promise<RowsPage> {
  const { recurso, estado, numero, desde } = query;
  const all = db
    .selectFrom('importacion_filas as f')
    .innerJoin('importacion_destinos as d', (join) =>
      join.onRef('d.importacion_id', '=', 'f.importacion_id').onRef('d.numero', '=', 'f.numero'),
    )
    .where('f.importacion_id', '=', id)
    .$if(recurso !== undefined, (rows) => rows.where('f.recurso', '=', recurso ?? ''))
    .$if(estado !== undefined, (rows) => rows.where('d.destino', 'in', outcomesOf(estado ?? 'igual')))
    .$if(numero !== undefined, (rows) => rows.where('f.numero', '=', numero ?? 0));
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const page = await all
    .select(['f.numero', 'f.recurso', 'f.lectura', 'd.destino', 'd.registro_id', 'd.es_borrador'])
    .orderBy('f.numero')
    .limit(PAGE_ROWS)
    .offset(desde)
    .execute();
  const names = await namesOf(db, page);
  const choices = await readChoices(db, id, page);
  const filas = page.map(({ numero, recurso: kind, lectura: read, destino, registro_id, es_borrador }) => {
    const lectura: StagedRow['lectura'] = JSON.parse(read);
    const row = { numero, recurso: kind as ImportedResource, lectura, elecciones: choices.get(numero) ?? {} };
    const nombre = names.get(`${es_borrador} ${kind} ${registro_id}`);
    const registro =
      registro_id === null || nombre === undefined
        ? null
        : { recurso: row.recurso, id: registro_id, nombre, borrador: es_borrador === 1 };
    const { problemas: errores, marcas } = lectura;
    return shown(toRow(row, { ...NOTHING, ...shownOutcome(destino), registro, errores, marcas }), query);
  });
  return { total: Number(total), filas };
}

interface Named {
  recurso: string;
  registro_id: number | null;
  es_borrador: number;
}

/** The names of records and drafts as they are now. */
async function namesOf(db: Database, page: readonly Named[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [key, some] of Map.groupBy(page, ({ es_borrador, recurso }) => `${es_borrador} ${recurso}`)) {
    const ids = some.flatMap(({ registro_id }) => registro_id ?? []);
    const [first] = some;
    if (ids.length === 0 || first === undefined) continue;
    const kind = first.recurso as ImportedResource;
    const [table, name] = first.es_borrador === 1 ? ['borradores', sql<string>`nombre`] : [kind, nombreIn(kind)];
    const query = db
      .selectFrom(recordTable(table))
      .select(['id', name.as('nombre')])
      .where('id', 'in', ids);
    for (const { id, nombre } of await query.execute()) names.set(`${key} ${id}`, nombre);
  }
  return names;
}
