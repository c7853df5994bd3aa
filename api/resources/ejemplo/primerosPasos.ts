import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { PASOS, type Paso } from '../../../contract/primerosPasos.ts';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import type { HandlersOf } from '../handler.ts';
import { isSample } from './isSample.ts';

const hasOwn = (recurso: RecordKind): RawBuilder<SqlBool> =>
  sql`exists (select 1 from ${sql.table(recurso)} where not ${isSample(recurso)})`;

/** When a step is done. The sample content does no step. */
const DONE: Record<Paso, RawBuilder<SqlBool>> = {
  identidad: sql`exists (select 1 from identidad where updated_by <> '')`,
  linea: sql`exists (select 1 from lineas where texto <> '')`,
  proyecto: hasOwn('proyectos'),
  integrante: hasOwn('integrantes'),
  producto: hasOwn('productos'),
  convenio: hasOwn('convenios'),
  evento: hasOwn('eventos'),
};

export const primerosPasos = {
  async listPrimerosPasos(db) {
    const columns = PASOS.map((paso) => sql`case when ${DONE[paso]} then 1 else 0 end as ${sql.ref(paso)}`);
    const { rows } = await sql<Record<Paso, number>>`select ${sql.join(columns)}`.execute(db);
    return { success: 1, pasos: PASOS.map((paso) => ({ paso, hecho: Number(rows[0]?.[paso]) === 1 })) };
  },
} satisfies HandlersOf<'listPrimerosPasos'>;
