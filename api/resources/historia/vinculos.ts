import type { RecordKind } from '../../../contract/resources/resources.ts';
import type { Database } from '../../database/open.ts';
import type { HandlersOf } from '../handler.ts';
import { nombreOf } from '../names.ts';
import { parseLists } from '../productos/bibliography.ts';
import { isAuthor, mentions } from '../productos/queries.ts';

interface Vinculo {
  recurso: RecordKind;
  id: number;
  nombre: string;
}

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
    .select(['id', 'nombre', 'autores'])
    .orderBy('id')
    .execute();
  return rows
    .map(parseLists)
    .filter(isAuthor(integranteId))
    .map(({ id, nombre }) => ({ recurso: 'productos', id, nombre }));
}

async function proyectoOf(db: Database, productoId: number): Promise<Vinculo[]> {
  const rows = await db
    .selectFrom('proyectos')
    .innerJoin('productos', 'productos.proyecto_id', 'proyectos.id')
    .where('productos.id', '=', productoId)
    .select(['proyectos.id', 'proyectos.nombre'])
    .execute();
  return rows.map((row) => ({ recurso: 'proyectos', ...row }));
}

async function proyectosOf(db: Database, lineaId: number): Promise<Vinculo[]> {
  const rows = await db
    .selectFrom('proyectos')
    .where('linea_id', '=', lineaId)
    .select(['id', 'nombre'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ recurso: 'proyectos', ...row }));
}

const LINKS: Record<RecordKind, (db: Database, id: number) => Promise<Vinculo[]>> = {
  proyectos: async (db, id) => [...(await membersOf(db, id)), ...(await productosOf(db, id))],
  integrantes: async (db, id) => [...(await proyectosWith(db, id)), ...(await productosBy(db, id))],
  productos: proyectoOf,
  convenios: async () => [],
  eventos: async () => [],
  lineas: proyectosOf,
};

/** The records that lose a link when a record goes to the trash. */
export const vinculos = {
  async listVinculos(db, { query: { recurso, recurso_id } }) {
    return { success: 1, vinculos: await LINKS[recurso](db, recurso_id) };
  },
} satisfies HandlersOf<'listVinculos'>;
