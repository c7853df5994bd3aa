import { messages } from '../../../contract/calls/messages.ts';
import { type RecordOfKind, VINCULOS_PAGE, type Vinculos } from '../../../contract/entities/history.ts';
import { isDeletedByName } from '../../../contract/resources/resources.ts';
import { isSameName } from '../../../contract/values/sameName.ts';
import { locks, type Trx } from '../../database/open.ts';
import { conflictError, invalidFieldError, notFoundError } from '../../errors/httpError.ts';
import { inBatches } from '../auditLog/inBatches.ts';
import type { Movement, StoredMovement } from '../auditLog/movement.ts';
import { readMovements } from '../auditLog/readMovements.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { eraseDistinctions } from '../duplicates/distinctRecords.ts';
import { eraseFromImports } from '../imports/stored/cleanImports.ts';
import { eraseExemptions } from '../noAplica/exemptions.ts';
import type { ServerParts, ServerResources } from '../parts/serverResource.ts';
import { archive, linkedRecords, recordsNaming } from '../records/references.ts';
import { reverse } from '../reversal/reverse.ts';
import { eraseHistory } from './eraseHistory.ts';

const { historia: texts } = messages;

const keyOf = ({ recurso, recurso_id }: { recurso: string; recurso_id: number }): string => `${recurso} ${recurso_id}`;

/** Reads archived records in one order and locks them, so that two calls with the same records do not wait for each other. @throws {HttpError} 404 if one is missing */
async function findArchived(trx: Trx, registros: readonly RecordOfKind[]) {
  const idsByKind = Map.groupBy(registros, ({ recurso }) => recurso);
  const rows = await trx
    .selectFrom('papelera')
    .where(({ and, eb, or }) =>
      or(
        [...idsByKind].map(([recurso, records]) =>
          and([
            eb('recurso', '=', recurso),
            eb(
              'recurso_id',
              'in',
              records.map(({ recurso_id }) => recurso_id),
            ),
          ]),
        ),
      ),
    )
    .selectAll()
    .orderBy('recurso')
    .orderBy('recurso_id')
    .$if(locks(trx), (query) => query.forUpdate())
    .execute();
  if (rows.length < new Set(registros.map(keyOf)).size) throw notFoundError('enPapelera');
  return rows;
}

type ArchivedRow = Awaited<ReturnType<typeof findArchived>>[number];

/** Movimientos that a query names: one of thousands takes long to compile. */
const IDS_PER_QUERY = 200;

/**
 * What brings these records and their links back. Records that were archived by the same operation are in each other's movimientos,
 * and stay in the trash unless they are asked for. So are drafts, if the record lost its row by an undone publication: they stay as they are.
 */
async function changesOf(trx: Trx, archived: readonly ArchivedRow[]): Promise<StoredMovement[]> {
  const ids = [...new Set(archived.flatMap(({ movimientos }) => JSON.parse(movimientos) as number[]))];
  const changes: StoredMovement[] = [];
  for await (const some of inBatches(ids, IDS_PER_QUERY)) {
    changes.push(...(await readMovements(trx, (query) => query.where('id', 'in', some))));
  }
  const wanted = new Set(archived.map(keyOf));
  return changes.filter(
    (change) =>
      change.tabla !== 'borradores' &&
      (change.tabla !== change.recurso || change.despues !== null || wanted.has(keyOf(change))),
  );
}

/** Names that meant a member. */
async function eraseNames(trx: Trx, deleted: readonly RecordOfKind[]): Promise<void> {
  const ids = deleted.filter(({ recurso }) => isDeletedByName(recurso)).map(({ recurso_id }) => recurso_id);
  if (ids.length > 0) await trx.deleteFrom('nombres_recordados').where('integrante_id', 'in', ids).execute();
}

/** @param count null for a single record @param lost number of links that stay out */
function restoredText(count: number | null, lost: number): string {
  if (count === null) return lost === 0 ? texts.restored : texts.restoredWithoutLinks;
  return lost === 0 ? texts.restoredMany(count) : texts.restoredManyWithoutLinks(count);
}

export const papelera = (resources: ServerResources) =>
  ({
    async listTrash(db) {
      const papelera = await db
        .selectFrom('papelera')
        .select(['recurso', 'recurso_id', 'nombre', 'archivado_en', 'archivado_por'])
        .orderBy('archivado_en', 'desc')
        .orderBy('recurso_id', 'desc')
        .execute();
      return { success: 1, papelera };
    },

    /** The records that lose a link when a record goes to the trash. */
    async listVinculos(db, { query: { recurso, recurso_id, salta = 0 } }) {
      const { links }: ServerParts = resources[recurso];
      const all = [
        ...((await links?.(db, recurso_id)) ?? []),
        ...(await linkedRecords(db, recurso, recurso_id)),
        ...(await recordsNaming(db, recurso, recurso_id)),
      ];
      const totales: Vinculos['totales'] = {};
      for (const vinculo of all) totales[vinculo.recurso] = (totales[vinculo.recurso] ?? 0) + 1;
      const end = salta + VINCULOS_PAGE;
      return { success: 1, vinculos: all.slice(salta, end), totales, hay_mas: end < all.length };
    },

    async archiveRecord(trx, { body: { recurso, recurso_id } }) {
      const movimientos = await archive(trx, recurso, resources[recurso], recurso_id, 'archivar');
      return { answer: { success: 1, message: texts.archived }, movimientos };
    },

    /** All records or none. Links whose other record has gone, or has been linked again, stay out, and the answer says so. */
    async restoreArchived(trx, { body: { registros, only } }) {
      const archived = await findArchived(trx, registros);
      const changes = await changesOf(trx, archived);
      const { movimientos, conflicts, lostLinks } = await reverse(trx, resources, changes, 'restaurar');
      const back = new Set(
        movimientos.flatMap(({ recurso, recordId, tabla }) =>
          tabla === undefined ? [keyOf({ recurso, recurso_id: recordId })] : [],
        ),
      );
      const lost = archived.find((row) => !back.has(keyOf(row)));
      if (lost !== undefined) {
        throw conflictError(only ? texts.notRestorable : texts.notRestorableOne(lost.nombre));
      }
      return {
        answer: { success: 1, message: restoredText(only ? null : archived.length, conflicts.length + lostLinks) },
        movimientos,
      };
    },

    /** Records that are deleted by their name stay when several are deleted. */
    async deleteForever(trx, { body: { registros, only } }) {
      const archived = await findArchived(trx, registros);
      const deleted = only ? archived : archived.filter(({ recurso }) => !isDeletedByName(recurso));
      for (const { nombre } of only ? deleted : []) {
        if (!isSameName(only?.nombre ?? '', nombre)) throw invalidFieldError('nombre', texts.wrongName);
      }
      const drafts = await eraseHistory(trx, deleted);
      await eraseExemptions(trx, deleted);
      await eraseDistinctions(trx, deleted);
      await eraseNames(trx, deleted);
      await eraseFromImports(trx, { records: deleted, drafts });
      // Stored answers have the texts of records.
      await trx.deleteFrom('solicitudes').execute();
      const movimientos = deleted.map(
        ({ recurso, recurso_id }): Movement => ({
          recurso,
          recordId: recurso_id,
          accion: 'eliminar para siempre',
          antes: null,
          despues: null,
        }),
      );
      if (only) return { answer: { success: 1, message: texts.deletedForever }, movimientos };
      const counts = { eliminados: deleted.length, quedan: archived.length - deleted.length };
      const message = texts.deletedSeveral(counts.eliminados, counts.quedan);
      return { answer: { success: 1, message, ...counts }, movimientos };
    },
  }) satisfies HandlersOf<'listTrash' | 'listVinculos' | 'archiveRecord' | 'restoreArchived' | 'deleteForever'>;
