import { hasPictures, pathOfUpload, storedFilesIn } from '../../../contract/addresses/uploads.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { type DraftResource, draftNameOf } from '../../../contract/resources/drafts.ts';
import { partsOf, uploadOf } from '../../../contract/resources/resources.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import type { Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { conflictError, HttpError, invalidFieldError } from '../../errors/httpError.ts';
import { prepareUpload } from '../../uploads/prepare.ts';
import { storeFile } from '../../uploads/store.ts';
import { type HandlersOf, prepared } from '../calls/handler.ts';
import { demandStoredFiles } from '../html/storedFiles.ts';
import { findRecord, insertRecord, requireVersion, updateRecord } from '../records/records.ts';
import { findDraft, readSummaries, SUMMARY_COLUMNS, toSummary } from './drafts.ts';
import { linksOf } from './previewLinks.ts';

/** The path of a draft's picture; '' for another file. */
function pictureOf({ archivo, recurso }: Row<'borradores'>): string | null {
  if (archivo === null) return null;
  return hasPictures(recurso) ? pathOfUpload(recurso, archivo) : '';
}

/** One draft of a record. @throws {HttpError} 404 without the record, 409 with its other draft */
async function demandNoOtherDraft(trx: Trx, recurso: DraftResource, recursoId: number): Promise<void> {
  // Locks the record, so that two drafts cannot be stored at once.
  await findRecord(trx, recurso, recursoId);
  const other = await trx
    .selectFrom('borradores')
    .where('recurso', '=', recurso)
    .where('recurso_id', '=', recursoId)
    .select(SUMMARY_COLUMNS)
    .executeTakeFirst();
  if (other !== undefined) throw new HttpError(409, messages.borradores.exists, { actual: toSummary(other) });
}

/** A draft may break other rules; a file that is gone is told at once. Its texts may be too long to be sanitized. @throws {HttpError} 422 */
async function demandFiles(trx: Trx, recurso: DraftResource, campos: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [field, { holds }] of Object.entries(partsOf(recurso).fileColumns ?? {})) {
    if (holds === 'html') await demandStoredFiles(trx, storedFilesIn(textOf(campos[field])), field);
  }
}

export const borradores = {
  async listDrafts(db, { query: { recurso } }) {
    return { success: 1, borradores: await readSummaries(db, recurso) };
  },

  async getDraft(db, { params: { id }, now }) {
    const row = await findRecord(db, 'borradores', id);
    const borrador = {
      ...toSummary(row),
      version_base: row.version_base,
      campos: JSON.parse(row.campos),
      base: row.base === null ? null : JSON.parse(row.base),
      archivo: pictureOf(row),
      origen: row.origen,
      vistas_previas: await linksOf(db, id, now),
    };
    return { success: 1, borrador };
  },

  saveDraft: prepared({
    async prepare({ fileBytes, body }) {
      if (fileBytes === null) return undefined;
      if (uploadOf(body.recurso) === undefined) throw invalidFieldError('archivo', messages.borradores.noFile);
      return prepareUpload(body.recurso, fileBytes);
    },
    async handle(trx, { body, staff, now }, file) {
      const { id, version, recurso, recurso_id = null, version_base = null, campos, base = null } = body;
      const common = {
        nombre: draftNameOf(recurso, campos),
        campos: JSON.stringify(campos),
        base: base === null ? null : JSON.stringify(base),
        version_base,
        updated_at: now.toISOString(),
      };
      const message = messages.borradores.saved;
      await demandFiles(trx, recurso, campos);
      if (id === undefined) {
        if (recurso_id !== null) await demandNoOtherDraft(trx, recurso, recurso_id);
        return insertRecord(trx, {
          recurso: 'borradores',
          fields: { ...common, recurso, recurso_id, archivo: file ? await storeFile(trx, file) : null },
          staff,
          message,
          toAnswer: (row) => ({ borrador: toSummary(row) }),
        });
      }
      const demandVersion = requireVersion<Row<'borradores'>>(version, toSummary);
      const stored = await findDraft(trx, id);
      await demandVersion(stored);
      if (stored.recurso !== recurso || stored.recurso_id !== recurso_id) {
        throw conflictError(messages.borradores.notOfRecord);
      }
      const keptFile = body.conservar_archivo === '1' ? stored.archivo : null;
      const archivo = file ? await storeFile(trx, file) : keptFile;
      const { answer, movimiento } = await updateRecord(trx, {
        recurso: 'borradores',
        id,
        fields: { ...common, archivo, updated_by: staff.usuario },
        accion: 'actualizar',
        message,
      });
      return { answer: { ...answer, borrador: toSummary(movimiento.despues) }, movimiento };
    },
  }),

  async discardDraft(trx, { params: { id }, query: { version } }) {
    const antes = await findRecord(trx, 'borradores', id);
    const { changedBeforeDiscard, discarded } = messages.borradores;
    await requireVersion<Row<'borradores'>>(version, toSummary, changedBeforeDiscard)(antes);
    await trx.deleteFrom('borradores').where('id', '=', id).execute();
    return {
      answer: { success: 1, message: discarded },
      movimiento: { recurso: 'borradores', recordId: id, accion: 'eliminar', antes, despues: null },
    };
  },
} satisfies HandlersOf<'listDrafts' | 'getDraft' | 'saveDraft' | 'discardDraft'>;
