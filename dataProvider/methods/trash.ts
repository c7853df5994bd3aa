import type { InputOf } from '../../contract/calls/callTypes.ts';
import { messages } from '../../contract/calls/messages.ts';
import type { RecordOfKind, Vinculos } from '../../contract/entities/history.ts';
import { TRASH_MAX } from '../../contract/values/constants.ts';
import { fieldsOf, messageOf, numberOf } from '../../contract/values/tolerant.ts';
import type { Access } from '../core/access.ts';

const keyOf = ({ recurso, recurso_id }: RecordOfKind): RecordOfKind => ({ recurso, recurso_id });

/** Archived records. Writes return the server's message. */
export const trashMethods = ({ contextOf, write }: Access) => ({
  /** @param salta how many links the pages before had */
  readVinculos: (record: RecordOfKind, salta: number): Promise<Vinculos> =>
    contextOf().ownCall('listVinculos', { query: { ...record, salta } }),

  /**
   * Merges a record into another one of its kind. @returns the server's message
   * @throws {HttpError} 409 if one of them has another version, or the one that goes has a draft
   */
  async mergeRecords(body: InputOf<'mergeRecords'>['body']) {
    const answer = await write((requests) => contextOf(requests).call('mergeRecords', { body }));
    return messageOf(answer) ?? messages.historia.merged;
  },

  /** The message names the links that were left out. */
  async restoreArchived(record: RecordOfKind) {
    const answer = await write((requests) => contextOf(requests).call('restoreArchived', { body: keyOf(record) }));
    return messageOf(answer) ?? messages.historia.restored;
  },

  /** No operation, because it cannot be undone. @param nombre as the user typed it */
  async deleteForever(record: RecordOfKind, nombre: string) {
    const body = { ...keyOf(record), nombre };
    const answer = await write(({ signal }) => contextOf({ signal }).call('deleteForever', { body }));
    return messageOf(answer) ?? messages.historia.deletedForever;
  },

  /** All of them or none, in one operation, which can be undone. */
  async restoreSeveral(records: readonly RecordOfKind[]) {
    const body = { registros: records.map(keyOf) };
    const answer = await write((requests) => contextOf(requests).call('restoreArchived', { body }));
    return messageOf(answer) ?? messages.historia.restored;
  },

  /** Deletes records in as few calls as their limit allows; no operation, because it cannot be undone. @returns what was deleted, and how many records stay */
  deleteSeveral: (records: readonly RecordOfKind[]) =>
    write(async ({ signal }) => {
      let [deleted, staying] = [0, 0];
      for (let start = 0; start < records.length; start += TRASH_MAX) {
        const registros = records.slice(start, start + TRASH_MAX).map(keyOf);
        const answer = await contextOf({ signal }).call('deleteForever', { body: { registros } });
        const { eliminados, quedan } = fieldsOf(answer);
        deleted += numberOf(eliminados, registros.length);
        staying += numberOf(quedan);
      }
      return messages.historia.deletedSeveral(deleted, staying);
    }),
});
