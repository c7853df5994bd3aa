import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RecordKind } from '../../../contract/resources/resources.ts';

export const SAMPLE_USUARIO = 'ejemplo';

/** True for a record that the sample content brought; users may have the same name, but what they add has a movimiento. */
export const isSample = (recurso: RecordKind): RawBuilder<SqlBool> => sql<SqlBool>`(
  ${sql.ref(`${recurso}.created_by`)} = ${SAMPLE_USUARIO} and not exists (
    select 1 from movimientos m where m.recurso = ${sql.lit(recurso)} and m.recurso_id = ${sql.ref(`${recurso}.id`)}
      and m.accion = 'agregar'))`;
