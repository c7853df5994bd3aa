import type { IntegranteDePersonal, IntegranteEnLista } from '../../contract/entidades/integrante.ts';
import type { Database } from '../database/open.ts';
import type { Row } from '../database/tables.ts';
import { listaDe } from '../database/texts.ts';

/** The members of the public carousels: picture and name only (section 3, design §4). */
export function integrantesEnLista(db: Database): Promise<IntegranteEnLista[]> {
  return db
    .selectFrom('integrantes')
    .select(['id', 'grupo', 'nombre_imagen', 'nombres', 'apellidos'])
    .orderBy('id')
    .execute();
}

/** A member as staff read it. */
export function dePersonal({ created_at, updated_by, ...fila }: Row<'integrantes'>): IntegranteDePersonal {
  return {
    ...fila,
    correo: fila.email,
    estudios: listaDe(fila.estudios),
    areas_tematicas: listaDe(fila.areas_tematicas),
  };
}

/** All members, for staff. */
export async function integrantesDePersonal(db: Database): Promise<IntegranteDePersonal[]> {
  return (await db.selectFrom('integrantes').selectAll().orderBy('id').execute()).map(dePersonal);
}
