import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { messages } from '../../../contract/calls/messages.ts';
import type { SampleRecord, SampleText } from '../../../contract/entities/ejemplo.ts';
import { resources as descriptors, RECORD_KINDS, type RecordKind } from '../../../contract/resources/resources.ts';
import { namesWith } from '../../../contract/resources/withPart.ts';
import { PASOS, type Paso } from '../../../contract/values/primerosPasos.ts';
import type { Database } from '../../database/open.ts';
import type { Movement } from '../auditLog/movement.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { type ServerResources, serverPartsOf } from '../parts/serverResource.ts';
import { archive } from '../records/references.ts';
import { emptySampleSetting, isSample, readSampleRecords } from './sampleRecords.ts';

/** The reverse of the list: a product goes before its project, which would otherwise change it, and single records before all. */
const ORDER: readonly string[] = RECORD_KINDS.toReversed();

const isRecord = (found: SampleRecord): found is SampleRecord & { recurso: RecordKind } =>
  ORDER.includes(found.recurso);

/** The sample's texts that are no records and that nobody has changed. */
async function readSampleTexts(db: Database, server: ServerResources): Promise<SampleText[]> {
  const textos: SampleText[] = [];
  for (const recurso of Object.keys(descriptors)) {
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

async function markTextsReviewed(db: Database, areReviewed: boolean): Promise<void> {
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
    namesWith(descriptors, 'firstStep').map((name) => [
      descriptors[name].firstStep,
      serverPartsOf(server, name).stepDone ?? hasOwn(name as RecordKind),
    ]),
  );

export const ejemplo = (resources: ServerResources) =>
  ({
    async listSample(db) {
      return {
        success: 1,
        registros: await readSampleRecords(db, resources),
        textos: await readSampleTexts(db, resources),
      };
    },

    /** No movimiento: it changes no record. */
    async setTextosRevisados(trx, { body: { revisados } }) {
      await markTextsReviewed(trx, revisados === 1);
      const { textosRevisados, textosPorRevisar } = messages.ejemplo;
      const message = revisados === 1 ? textosRevisados : textosPorRevisar;
      return { answer: { success: 1, message }, movimientos: [] };
    },

    /** To the trash, as one operation; each record can be restored by itself. */
    async removeSample(trx, { staff }) {
      const registros = await readSampleRecords(trx, resources);
      const removed = registros
        .filter(({ motivo }) => motivo === null)
        .sort((a, b) => ORDER.indexOf(a.recurso) - ORDER.indexOf(b.recurso));
      const movimientos: Movement[] = [];
      for (const record of removed) {
        const { recurso, id } = record;
        const group = `${recurso} ${id}`;
        const { sampleSetting } = serverPartsOf(resources, recurso);
        const written = isRecord(record)
          ? await archive(trx, record.recurso, resources[record.recurso], id, 'archivar')
          : [];
        if (sampleSetting !== undefined)
          written.push(await emptySampleSetting(trx, recurso, sampleSetting, staff.usuario));
        movimientos.push(...written.map((movimiento) => ({ ...movimiento, group })));
      }
      return {
        answer: {
          success: 1,
          message: messages.ejemplo.removed(removed.filter(isRecord).length),
          quitados: removed.length,
          registros: registros.filter(({ motivo }) => motivo !== null),
        },
        movimientos,
      };
    },

    async listPrimerosPasos(db) {
      const done = conditions(resources);
      const columns = PASOS.filter((paso) => paso !== TEXTS).map(
        (paso) => sql`case when ${done.get(paso)} then 1 else 0 end as ${sql.ref(paso)}`,
      );
      const { rows } = await sql<Partial<Record<Paso, number>>>`select ${sql.join(columns)}`.execute(db);
      const areReviewed = await areTextsReviewed(db);
      const textos = {
        hecho: areReviewed || (await readSampleTexts(db, resources)).length === 0,
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
  }) satisfies HandlersOf<'listSample' | 'setTextosRevisados' | 'removeSample' | 'listPrimerosPasos'>;
