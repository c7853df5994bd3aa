/** The records that a project is linked to. */
import { sql } from 'kysely';
import { type Database, locks, type Trx } from '../../database/open.ts';
import { unlinkMembers } from '../memberLinks.ts';
import type { Movimiento } from '../movimiento.ts';
import { nombreOf } from '../names.ts';
import type { Pair, Vinculo } from '../serverResource.ts';

async function membersOf(db: Database, proyectoId: number): Promise<Vinculo[]> {
  const rows = await db
    .selectFrom('integrantes')
    .innerJoin('proyecto_integrante', 'proyecto_integrante.integrante_id', 'integrantes.id')
    .where('proyecto_id', '=', proyectoId)
    .selectAll('integrantes')
    .orderBy('proyecto_integrante.id')
    .execute();
  return rows.map((row) => ({ recurso: 'integrantes', id: row.id, nombre: nombreOf('integrantes', row) }));
}

async function productosOf(db: Database, proyectoId: number): Promise<Vinculo[]> {
  const rows = await db
    .selectFrom('productos')
    .where('proyecto_id', '=', proyectoId)
    .select(['id', 'nombre'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ recurso: 'productos', ...row }));
}

export const links = async (db: Database, id: number): Promise<Vinculo[]> => [
  ...(await membersOf(db, id)),
  ...(await productosOf(db, id)),
];

async function unassignProductos(trx: Trx, proyectoId: number): Promise<Movimiento[]> {
  const rows = await trx
    .selectFrom('productos')
    .where('proyecto_id', '=', proyectoId)
    .selectAll()
    .$if(locks(trx), (query) => query.forUpdate())
    .execute();
  const movimientos: Movimiento[] = [];
  for (const antes of rows) {
    const despues = await trx
      .updateTable('productos')
      .set({ proyecto_id: null, version: sql`version + 1` })
      .where('id', '=', antes.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    movimientos.push({ recurso: 'productos', recordId: antes.id, accion: 'quitar de proyecto', antes, despues });
  }
  return movimientos;
}

export const removeLinks = async (trx: Trx, id: number): Promise<Movimiento[]> => [
  ...(await unlinkMembers(trx, 'proyecto_id', id)),
  ...(await unassignProductos(trx, id)),
];

/** Projects and their members. */
export async function shownTogether(db: Database): Promise<Pair[]> {
  const members = await db
    .selectFrom('proyecto_integrante')
    .select(['proyecto_id', 'integrante_id'])
    .orderBy('id')
    .execute();
  return members.map(({ proyecto_id, integrante_id }) => [proyecto_id, { recurso: 'integrantes', id: integrante_id }]);
}
