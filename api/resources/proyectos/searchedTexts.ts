import { fullNameOf } from '../../../contract/values/fullName.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { parseTextList } from '../../database/textList.ts';
import type { SearchedTexts } from '../parts/serverResource.ts';
import { publicRows } from '../visibility/isPublic.ts';

async function memberNames(db: Database, proyectos: readonly number[], now: Date): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('proyecto_integrante')
    .innerJoin('integrantes', 'integrantes.id', 'proyecto_integrante.integrante_id')
    .where('proyecto_id', 'in', proyectos)
    .where(publicRows('integrantes', now))
    .select(['proyecto_id', 'nombres', 'apellidos'])
    .orderBy('proyecto_integrante.id')
    .execute();
  const names = new Map<number, string[]>();
  for (const { proyecto_id, ...integrante } of rows) {
    names.set(proyecto_id, [...(names.get(proyecto_id) ?? []), fullNameOf(integrante)]);
  }
  return names;
}

export async function searchedTexts(
  db: Database,
  rows: readonly Row<'proyectos'>[],
  now: Date,
): Promise<SearchedTexts[]> {
  const ids = rows.map(({ id }) => id);
  const names = await memberNames(db, ids, now);
  return rows.map((row) => ({
    id: row.id,
    nombre: row.nombre,
    personas: (names.get(row.id) ?? []).join(', '),
    textos: [row.objetivo, row.descripcion, parseTextList(row.entidades).join(', ')],
    fecha: row.fecha_inicio,
    row,
  }));
}

/** The projects of members, whose names are searched with them. */
export async function proyectosNaming(db: Database, integrantes: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('proyecto_integrante')
    .where('integrante_id', 'in', integrantes)
    .select('proyecto_id')
    .distinct()
    .execute();
  return rows.map(({ proyecto_id }) => proyecto_id);
}
