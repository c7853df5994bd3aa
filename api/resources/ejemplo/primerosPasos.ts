import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SampleText } from '../../../contract/entities/ejemplo.ts';
import { type RecordKind, resources } from '../../../contract/resources/resources.ts';
import { namesWith } from '../../../contract/resources/withPart.ts';
import { PASOS, type Paso } from '../../../contract/values/primerosPasos.ts';
import type { Database } from '../../database/open.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { type ServerResources, serverPartsOf } from '../parts/serverResource.ts';
import { isSample } from './sampleRecords.ts';

/** The sample's texts that are no records and that nobody has changed. */
export async function readSampleTexts(db: Database, server: ServerResources): Promise<SampleText[]> {
  const textos: SampleText[] = [];
  for (const recurso of Object.keys(resources)) {
    const found = (await serverPartsOf(server, recurso).sampleTexts?.(db)) ?? [];
    textos.push(...found.map(({ id, nombre }) => ({ recurso: recurso as SampleText['recurso'], id, nombre })));
  }
  return textos;
}

/** The row of `ajustes` that is there while staff say that the texts are right as they are. */
const REVIEWED = 'textos_revisados';

async function areTextsReviewed(db: Database): Promise<boolean> {
  return (
    (await db.selectFrom('ajustes').where('clave', '=', REVIEWED).select('clave').executeTakeFirst()) !== undefined
  );
}

export async function markTextsReviewed(db: Database, areReviewed: boolean): Promise<void> {
  if (!areReviewed) {
    await db.deleteFrom('ajustes').where('clave', '=', REVIEWED).execute();
    return;
  }
  await db
    .insertInto('ajustes')
    .values({ clave: REVIEWED, valor: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .execute();
}

/** The step over the texts of several resources, which staff can also declare done. */
const TEXTS = 'textos' satisfies Paso;

const hasOwn = (recurso: RecordKind): RawBuilder<SqlBool> =>
  sql`exists (select 1 from ${sql.table(recurso)} where not ${isSample(recurso)})`;

/** When each step is done. The sample content does no step. */
const conditions = (server: ServerResources): ReadonlyMap<Paso, RawBuilder<SqlBool>> =>
  new Map(
    namesWith(resources, 'firstStep').map((name) => [
      resources[name].firstStep,
      serverPartsOf(server, name).stepDone ?? hasOwn(name as RecordKind),
    ]),
  );

/** @param server all resources */
export const primerosPasos = (server: ServerResources) =>
  ({
    async listPrimerosPasos(db) {
      const done = conditions(server);
      const columns = PASOS.filter((paso) => paso !== TEXTS).map(
        (paso) => sql`case when ${done.get(paso)} then 1 else 0 end as ${sql.ref(paso)}`,
      );
      const { rows } = await sql<Partial<Record<Paso, number>>>`select ${sql.join(columns)}`.execute(db);
      const areReviewed = await areTextsReviewed(db);
      const textos = {
        hecho: areReviewed || (await readSampleTexts(db, server)).length === 0,
        declarado: areReviewed,
      };
      return {
        success: 1,
        pasos: PASOS.map((paso) => ({
          paso,
          ...(paso === TEXTS ? textos : { hecho: Number(rows[0]?.[paso]) === 1 }),
        })),
      };
    },
  }) satisfies HandlersOf<'listPrimerosPasos'>;
