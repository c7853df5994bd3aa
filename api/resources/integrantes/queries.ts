import type { IntegranteListItem, StaffIntegrante } from '../../../contract/entities/integrante.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { parseTextList } from '../../database/textList.ts';

/** All members, with the columns that the public carousels show. */
export function publicIntegrantes(db: Database): Promise<IntegranteListItem[]> {
  return db
    .selectFrom('integrantes')
    .select(['id', 'grupo', 'nombre_imagen', 'nombres', 'apellidos'])
    .orderBy('id')
    .execute();
}

export function toStaffIntegrante({ created_at, updated_by, ...row }: Row<'integrantes'>): StaffIntegrante {
  return {
    ...row,
    correo: row.email,
    estudios: parseTextList(row.estudios),
    areas_tematicas: parseTextList(row.areas_tematicas),
  };
}

export async function staffIntegrantes(db: Database): Promise<StaffIntegrante[]> {
  return (await db.selectFrom('integrantes').selectAll().orderBy('id').execute()).map(toStaffIntegrante);
}
