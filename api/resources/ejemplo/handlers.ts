import { messages } from '../../../contract/calls/messages.ts';
import type { SampleRecord } from '../../../contract/entities/ejemplo.ts';
import { RECORD_KINDS, type RecordKind } from '../../../contract/resources/resources.ts';
import type { Movement } from '../auditLog/movement.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { type ServerResources, serverPartsOf } from '../parts/serverResource.ts';
import { archive } from '../records/references.ts';
import { markTextsReviewed, readSampleTexts } from './primerosPasos.ts';
import { emptySampleSetting, readSampleRecords } from './sampleRecords.ts';

/** The reverse of the list: a product goes before its project, which would otherwise change it, and single records before all. */
const ORDER: readonly string[] = RECORD_KINDS.toReversed();

const isRecord = (found: SampleRecord): found is SampleRecord & { recurso: RecordKind } =>
  ORDER.includes(found.recurso);

/** @param resources all of them */
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
  }) satisfies HandlersOf<'listSample' | 'setTextosRevisados' | 'removeSample'>;
