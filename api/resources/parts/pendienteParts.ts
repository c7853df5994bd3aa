/** What a resource's folder says to Pendientes: the records of its groups, selected by SQL conditions. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import { ACTIVO } from '../../../contract/values/constants.ts';
import { lastChangeIn } from '../visibility/changeTimes.ts';

export interface Moment {
  now: Date;
  /** 'YYYY-MM-DD' in Bogotá */
  today: string;
  /** ISO 8601 in UTC */
  yearAgo: string;
}

/** The records of one table in a group. */
export interface PendientePart {
  where: RawBuilder<SqlBool>;
  campo: RawBuilder<string>;
  detalle: RawBuilder<string>;
}

type Fields = { campo: string | RawBuilder<string>; detalle?: RawBuilder<string> };

/** @param where over a row of the table @param campo the field of the form to fill in */
export const part = (where: RawBuilder<SqlBool>, { campo, detalle = sql<string>`''` }: Fields): PendientePart => ({
  where,
  campo: typeof campo === 'string' ? sql.lit(campo) : campo,
  detalle,
});

/** Records with an empty column of text. */
export const without = (column: string): PendientePart => part(sql`${sql.ref(column)} = ''`, { campo: column });

/** Inactive records without a change for a year. @param column says whether a record is active */
export function unchanged(
  recurso: RecordKind,
  { column, campo = column }: { column: string; campo?: string },
  { yearAgo }: Moment,
): PendientePart {
  const lastChange = lastChangeIn(recurso);
  return part(sql`${sql.ref(column)} <> ${ACTIVO} and ${lastChange} < ${yearAgo}`, { campo, detalle: lastChange });
}
