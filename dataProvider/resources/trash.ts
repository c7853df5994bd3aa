import type { z } from 'zod';
import { deletedText } from '../../contract/calls/deletedText.ts';
import { messages } from '../../contract/calls/messages.ts';
import { archivado, type RecordOfKind, type Vinculos } from '../../contract/entities/history.ts';
import { RECORD_KINDS } from '../../contract/resources/resources.ts';
import { TRASH_MAX } from '../../contract/values/constants.ts';
import { fieldsOf, messageOf, numberOf } from '../../contract/values/tolerant.ts';
import type { Adapter, Context } from '../core/adapter.ts';

export type Archivado = z.infer<typeof archivado> & {
  /** of this list only: records of two kinds may have the same `recurso_id` */
  id: number;
};

function withId(archived: z.infer<typeof archivado>): Archivado {
  const { recurso, recurso_id } = archived;
  return { ...archived, id: recurso_id * RECORD_KINDS.length + RECORD_KINDS.indexOf(recurso) };
}

export const papelera: Adapter<Archivado> = {
  search: ['nombre', 'archivado_por'],
  read: (wire) => withId(archivado.parse(wire)),

  async list({ ownCall }) {
    return (await ownCall('listTrash', {})).papelera.map(withId);
  },
};

/** @param salta how many links the pages before had */
export const readVinculos = ({ ownCall }: Context, record: RecordOfKind, salta: number): Promise<Vinculos> =>
  ownCall('listVinculos', { query: { ...record, salta } });

/** @returns the server's message, which names the links that were left out */
export const restoreArchived = async ({ call }: Context, { recurso, recurso_id }: RecordOfKind): Promise<string> =>
  messageOf(await call('restoreArchived', { body: { recurso, recurso_id } })) ?? messages.historia.restored;

/** @param nombre as the user typed it */
export const deleteForever = async (
  { call }: Context,
  { recurso, recurso_id }: RecordOfKind,
  nombre: string,
): Promise<string> =>
  messageOf(await call('deleteForever', { body: { recurso, recurso_id, nombre } })) ?? messages.historia.deletedForever;

const keysOf = (registros: readonly RecordOfKind[]): RecordOfKind[] =>
  registros.map(({ recurso, recurso_id }) => ({ recurso, recurso_id }));

/** All of them or none. @returns the server's message */
export const restoreSeveral = async ({ call }: Context, registros: readonly RecordOfKind[]): Promise<string> =>
  messageOf(await call('restoreArchived', { body: { registros: keysOf(registros) } })) ?? messages.historia.restored;

/** In as few calls as their limit allows. @returns what was deleted, and how many records stay */
export async function deleteSeveral({ call }: Context, registros: readonly RecordOfKind[]): Promise<string> {
  let [deleted, staying] = [0, 0];
  for (let start = 0; start < registros.length; start += TRASH_MAX) {
    const some = keysOf(registros.slice(start, start + TRASH_MAX));
    const { eliminados, quedan } = fieldsOf(await call('deleteForever', { body: { registros: some } }));
    deleted += numberOf(eliminados, some.length);
    staying += numberOf(quedan);
  }
  return deletedText(deleted, staying);
}
