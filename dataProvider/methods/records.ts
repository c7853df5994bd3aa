import type { OrderedResource } from '../../contract/resources/resources.ts';
import { readGrupos } from '../../contract/wire/busqueda.ts';
import type { Access } from '../core/access.ts';
import type { RequestOptions } from '../core/context.ts';
import { reloadProductos } from '../resources/productos.ts';

/** What single kinds of records have beside the verbs. */
export const recordMethods = ({ contextOf, write }: Access) => {
  const addFile = (name: 'addImagenIdentidad' | 'addVideoIdentidad') => (file: File) =>
    write(async ({ signal }) => (await contextOf({ signal }).ownCall(name, { body: {}, file })).nombre);
  return {
    async reloadProductos({ signal }: RequestOptions = {}) {
      return { data: await reloadProductos(contextOf({ signal })) };
    },

    /** The records, active or not, that match a text, by kind; a kind without matches is left out. */
    async searchRecords(q: string, { signal }: RequestOptions = {}) {
      return readGrupos(await contextOf({ signal }).call('searchAll', { query: { q } }));
    },

    /** Stores a picture for the identity. It has no operation, because nothing shows it yet. @returns its name */
    addImagenIdentidad: addFile('addImagenIdentidad'),

    /** Does what {@link addImagenIdentidad} does, for the video of the hero. */
    addVideoIdentidad: addFile('addVideoIdentidad'),

    /** Stores a picture or a PDF file that a text will name. It has no operation, because nothing shows it yet. */
    async sendTextFile(file: File, { signal }: RequestOptions = {}) {
      return write(() => contextOf({ signal }).ownCall('addArchivo', { body: {}, file }), { isBackground: true });
    },

    /** A retired line leaves home, filters and choices; its page stays. */
    async retireLinea(id: number, retirada: boolean) {
      const body = { id, retirada: retirada ? 1 : 0 } as const;
      await write((requests) => contextOf(requests).call('retireLinea', { body }));
    },

    /** Stores the order of all records of a resource. */
    async orderRecords(recurso: OrderedResource, ids: readonly number[]) {
      await write((requests) => contextOf(requests).call('orderRecords', { body: { recurso, ids: [...ids] } }));
    },
  };
};
