/** The members among the authors and editors of products: who names one, and what becomes of them when members are merged. */
import { type SqlBool, sql } from 'kysely';
import { RESOURCE_OF_PAGE } from '../../../contract/resources/recordPages.ts';
import { locks, type Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { toJson } from '../../database/textList.ts';
import { inBatches } from '../auditLog/inBatches.ts';
import type { Movement } from '../auditLog/movement.ts';
import { membersAmong, parseLists } from '../bibliography/productoBibliography.ts';
import { mergedInto } from '../records/mergedInto.ts';

const LISTS = ['autores', 'editores'] as const;
type List = (typeof LISTS)[number];
type Personas = Pick<Row<'productos'>, List>;

/** Products with a member in a list. A quotation mark inside a name is stored with a backslash, so that no name looks like one. */
export function mentions(integranteId: number, list: List = 'autores') {
  const personas = sql.ref(`productos.${list}`);
  const ends = [',', '}'].map((end) => sql`${personas} like ${`%"integrante_id":${integranteId}${end}%`}`);
  return sql<SqlBool>`(${sql.join(ends, sql` or `)})`;
}

const personasIn = (json: string) => parseLists({ autores: json }).autores;

const membersIn = (json: string): number[] => personasIn(json).flatMap(({ integrante_id }) => integrante_id ?? []);

/** A list in which members have become others. Who then stands in it twice stays at the first place only. */
function listAfter(json: string, mergers: ReadonlyMap<number, number>): string {
  const ofMergers = new Set(mergers.values());
  const passed = new Set<number>();
  const personas = personasIn(json).map((persona) => {
    const { integrante_id } = persona;
    return integrante_id === null
      ? persona
      : { ...persona, integrante_id: mergers.get(integrante_id) ?? integrante_id };
  });
  const once = personas.filter(({ integrante_id }) => {
    if (integrante_id === null || !ofMergers.has(integrante_id)) return true;
    const isFirst = !passed.has(integrante_id);
    passed.add(integrante_id);
    return isFirst;
  });
  return toJson(once);
}

/** Products that are changed before other requests get their turn: each may name a thousand people. */
const BATCH = 5;

/** Makes a member another one wherever products name him. @returns the movimientos of the products */
export async function moveMember(trx: Trx, from: number, to: number, updated_by: string): Promise<Movement[]> {
  const naming = await trx
    .selectFrom('productos')
    .where(({ or }) => or(LISTS.map((list) => mentions(from, list))))
    .select('id')
    .orderBy('id')
    .execute();
  const mergers = new Map([[from, to]]);
  const movimientos: Movement[] = [];
  for await (const some of inBatches(naming, BATCH)) {
    const ids = some.map(({ id }) => id);
    const rows = await trx
      .selectFrom('productos')
      .where('id', 'in', ids)
      .selectAll()
      .orderBy('id')
      .$if(locks(trx), (query) => query.forUpdate())
      .execute();
    for (const antes of rows) {
      const despues = await trx
        .updateTable('productos')
        .set({
          autores: listAfter(antes.autores, mergers),
          editores: listAfter(antes.editores, mergers),
          updated_by,
          version: antes.version + 1,
        })
        .where('id', '=', antes.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      movimientos.push({ recurso: 'productos', recordId: antes.id, accion: 'actualizar', antes, despues });
    }
  }
  return movimientos;
}

/** The lists of earlier values of a product, with the members whom its members were merged into meanwhile. */
export async function followMergers(trx: Trx, values: Partial<Personas>): Promise<Partial<Personas>> {
  const lists = LISTS.filter((list) => values[list] !== undefined);
  const ids = lists.flatMap((list) => membersIn(values[list] ?? ''));
  if (ids.length === 0) return {};
  const present = await membersAmong(trx, ids);
  const mergers = new Map<number, number>();
  for (const id of new Set(ids)) {
    const to = present.has(id) ? null : await mergedInto(trx, RESOURCE_OF_PAGE.integrante, id);
    if (to !== null) mergers.set(id, to);
  }
  if (mergers.size === 0) return {};
  return Object.fromEntries(lists.map((list) => [list, listAfter(values[list] ?? '', mergers)]));
}
