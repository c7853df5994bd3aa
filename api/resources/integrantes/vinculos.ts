/** The records that a member is linked to. */
import type { Database } from '../../database/open.ts';
import type { Vinculo } from '../parts/serverResource.ts';
import { mentions } from '../productos/queries.ts';

async function proyectosWith(db: Database, integranteId: number): Promise<Vinculo[]> {
  const rows = await db
    .selectFrom('proyectos')
    .innerJoin('proyecto_integrante', 'proyecto_integrante.proyecto_id', 'proyectos.id')
    .where('integrante_id', '=', integranteId)
    .select(['proyectos.id', 'nombre'])
    .orderBy('proyectos.id')
    .execute();
  return rows.map((row) => ({ recurso: 'proyectos', ...row }));
}

async function productosBy(db: Database, integranteId: number): Promise<Vinculo[]> {
  const rows = await db
    .selectFrom('productos')
    .where(mentions(integranteId))
    .select(['id', 'nombre'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ recurso: 'productos', ...row }));
}

export const vinculosOf = async (db: Database, id: number): Promise<Vinculo[]> => [
  ...(await proyectosWith(db, id)),
  ...(await productosBy(db, id)),
];
