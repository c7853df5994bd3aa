import {
  type IntegranteListItem,
  integranteListItem,
  type StaffIntegrante,
} from '../../../contract/entities/integrante.ts';
import { localDay } from '../../../contract/values/localDay.ts';
import { hasLeft, type Periodo } from '../../../contract/values/periodos.ts';
import { columnsOf } from '../../database/columnsOf.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { parseTextList } from '../../database/textList.ts';
import { publicRows } from '../visibility/isPublic.ts';
import { visibleColumn } from '../visibility/shownFields.ts';

/** @param json of the column */
function periodFields(json: string, now: Date): Pick<IntegranteListItem, 'periodos' | 'anterior'> {
  const periodos = JSON.parse(json) as Periodo[];
  return { periodos, anterior: hasLeft(periodos, localDay(now.toISOString())) ? 1 : 0 };
}

export async function publicIntegrantes(db: Database, now: Date): Promise<IntegranteListItem[]> {
  const rows = await db
    .selectFrom('integrantes')
    .where(publicRows('integrantes', now))
    .select(columnsOf(integranteListItem, 'anterior', 'nombre_imagen'))
    .select(visibleColumn('integrantes', 'nombre_imagen', null).as('nombre_imagen'))
    .orderBy('orden')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    areas_tematicas: parseTextList(row.areas_tematicas),
    ...periodFields(row.periodos, now),
  }));
}

export function toStaffIntegrante(
  { created_at, updated_by, origen, fin_periodos, ...row }: Row<'integrantes'>,
  now: Date,
): StaffIntegrante {
  return {
    ...row,
    correo: row.email,
    estudios: parseTextList(row.estudios),
    areas_tematicas: parseTextList(row.areas_tematicas),
    ...periodFields(row.periodos, now),
  };
}
