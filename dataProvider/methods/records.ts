import type { OrderedResource, WithOrigen } from '../../contract/resources/resources.ts';
import type { Access } from '../core/access.ts';
import { searchRecords } from '../resources/busqueda.ts';
import { addFile } from '../resources/identidad.ts';
import { retireLinea } from '../resources/lineas.ts';
import { orderRecords } from '../resources/orden.ts';
import { readOrigen, readOrigenes } from '../resources/origen.ts';
import { reloadProductos } from '../resources/productos.ts';
import { readVisitas, type VisitedRecord } from '../resources/visitas.ts';

/** What single kinds of records have beside the verbs. */
export const recordMethods = ({ contextOf, write }: Access) => ({
  async reloadProductos({ signal }: { signal?: AbortSignal } = {}) {
    return { data: await reloadProductos(contextOf({ signal })) };
  },

  async searchRecords(q: string, { signal }: { signal?: AbortSignal } = {}) {
    return searchRecords(contextOf({ signal }), q);
  },

  /** The visits of the last 30 days. @param record null for all records */
  async getVisitas(record: VisitedRecord | null, { signal }: { signal?: AbortSignal } = {}) {
    return readVisitas(contextOf({ signal }), record);
  },

  /** The text of the row of a file that a record comes from; '' for none. */
  async getOrigen(recurso: WithOrigen, id: number, { signal }: { signal?: AbortSignal } = {}) {
    return { origen: await readOrigen(contextOf({ signal }), recurso, id) };
  },

  /** As getOrigen, of all records of a kind that have one, by their ids. */
  async getOrigenes(recurso: WithOrigen) {
    return { origenes: await readOrigenes(contextOf(), recurso) };
  },

  /** Stores a picture for the identity. It has no operation, because nothing shows it yet. @returns its name */
  addImagenIdentidad: (file: File) => write(({ signal }) => addFile(contextOf({ signal }), 'addImagenIdentidad', file)),

  /** As {@link addImagenIdentidad}, for the video of the hero. */
  addVideoIdentidad: (file: File) => write(({ signal }) => addFile(contextOf({ signal }), 'addVideoIdentidad', file)),

  retireLinea: (id: number, retirada: boolean) => write((requests) => retireLinea(contextOf(requests), id, retirada)),

  orderRecords: (recurso: OrderedResource, ids: readonly number[]) =>
    write((requests) => orderRecords(contextOf(requests), recurso, ids)),
});
