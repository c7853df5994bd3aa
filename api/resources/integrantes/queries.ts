import {
  type IntegranteListItem,
  integranteListItem,
  type StaffIntegrante,
} from '../../../contract/entities/integrante.ts';
import { columnsOf } from '../../database/columnsOf.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { parseTextList } from '../../database/textList.ts';
import { publicRows } from '../visibility/isPublic.ts';

export async function publicIntegrantes(db: Database, now: Date): Promise<IntegranteListItem[]> {
  const rows = await db
    .selectFrom('integrantes')
    .where(publicRows('integrantes', now))
    .select(columnsOf(integranteListItem))
    .orderBy('orden')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, areas_tematicas: parseTextList(row.areas_tematicas) }));
}

export function toStaffIntegrante({ created_at, updated_by, origen, ...row }: Row<'integrantes'>): StaffIntegrante {
  return {
    ...row,
    correo: row.email,
    estudios: parseTextList(row.estudios),
    areas_tematicas: parseTextList(row.areas_tematicas),
  };
}

export async function staffIntegrantes(db: Database): Promise<StaffIntegrante[]> {
  return (await db.selectFrom('integrantes').selectAll().orderBy('orden').orderBy('id').execute()).map(
    toStaffIntegrante,
  );
}
