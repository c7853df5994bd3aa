import { deletedText } from '../../contract/calls/deletedText.ts';
import { messages } from '../../contract/calls/messages.ts';
import type { RecordOfKind } from '../../contract/entities/history.ts';
import { type EditedResource, RECORD_KINDS, type RecordKind } from '../../contract/resources/resources.ts';
import { TRASH_MAX } from '../../contract/values/constants.ts';
import { fieldsOf, listOf, messageOf, numberOf, textOf } from '../../contract/values/tolerant.ts';
import type { Adapter, Context, Wire } from '../core/adapter.ts';

export type Archivado = RecordOfKind & {
  /** of this list only: records of two kinds may have the same `recurso_id` */
  id: number;
  nombre: string;
  /** ISO 8601 in UTC */
  archivado_en: string;
  archivado_por: string;
};

function read(wire: Wire): Archivado {
  const recurso = textOf(wire.recurso) as RecordKind;
  const recurso_id = numberOf(wire.recurso_id);
  return {
    id: recurso_id * RECORD_KINDS.length + RECORD_KINDS.indexOf(recurso),
    recurso,
    recurso_id,
    nombre: textOf(wire.nombre),
    archivado_en: textOf(wire.archivado_en),
    archivado_por: textOf(wire.archivado_por),
  };
}

export const papelera: Adapter<Archivado> = {
  search: ['nombre', 'archivado_por'],
  read,

  async list(context) {
    return listOf<Wire>(await context.call('listTrash', {}), 'papelera').map(read);
  },
};

export interface Vinculo {
  recurso: EditedResource;
  id: number;
  nombre: string;
}

export async function readVinculos({ call }: Context, query: RecordOfKind): Promise<Vinculo[]> {
  const vinculos = listOf<Wire>(await call('listVinculos', { query }), 'vinculos');
  return vinculos.map(({ recurso, id, nombre }) => ({
    recurso: textOf(recurso) as EditedResource,
    id: numberOf(id),
    nombre: textOf(nombre),
  }));
}

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
