import type { IntegranteListItem, StaffIntegrante } from '../../../contract/entities/integrante.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { parseTextList } from '../../database/textList.ts';

/** The members of the public carousels: picture and name only. */
export function integrantesPublicList(db: Database): Promise<IntegranteListItem[]> {
  return db
    .selectFrom('integrantes')
    .select(['id', 'grupo', 'nombre_imagen', 'nombres', 'apellidos'])
    .orderBy('id')
    .execute();
}

/** A member as staff read it. */
export function forStaff({ created_at, updated_by, ...row }: Row<'integrantes'>): StaffIntegrante {
  return {
    ...row,
    correo: row.email,
    estudios: parseTextList(row.estudios),
    areas_tematicas: parseTextList(row.areas_tematicas),
  };
}

/** All members, for staff. */
export async function staffIntegrantes(db: Database): Promise<StaffIntegrante[]> {
  return (await db.selectFrom('integrantes').selectAll().orderBy('id').execute()).map(forStaff);
}
