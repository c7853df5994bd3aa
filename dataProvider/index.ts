import { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import type { PasswordChange } from '../contract/entities/sesion.ts';
import { fieldsOf } from '../contract/wire/tolerant.ts';
import { createContext, type ProviderOptions } from './core/context.ts';
import { crud } from './core/crud.ts';
import { unknownOutcome } from './core/httpError.ts';
import { byResource, restVerbs } from './core/rest.ts';
import { createWholeLists } from './core/wholeLists.ts';
import { searchRecords } from './resources/busqueda.ts';
import { convenios } from './resources/convenios.ts';
import { eventos } from './resources/eventos.ts';
import { inicio } from './resources/inicio.ts';
import { integrantes } from './resources/integrantes.ts';
import { lineas } from './resources/lineas.ts';
import { proyectoIntegrante, proyectoLinea, proyectoProducto } from './resources/links.ts';
import { movimientos } from './resources/movimientos.ts';
import { deleteForever, papelera, type RecordOfKind, readVinculos, restoreArchived } from './resources/papelera.ts';
import { readPendientes } from './resources/pendientes.ts';
import { productos, reloadProductos } from './resources/productos.ts';
import { proyectos } from './resources/proyectos.ts';

export const adapters = {
  proyectos,
  integrantes,
  productos,
  lineas,
  convenios,
  eventos,
  inicio,
  movimientos,
  papelera,
  'proyecto-integrante': proyectoIntegrante,
  'proyecto-producto': proyectoProducto,
  'proyecto-linea': proyectoLinea,
};

interface DataProviderOptions extends ProviderOptions {
  /** Shared with react-admin, so that its refresh invalidates the cached lists. */
  queryClient?: QueryClient;
  /** Called before each write. `end` is called after it, and `signal` aborts it. */
  onWrite?: () => { signal: AbortSignal; end: () => void };
}

/** Methods reject with HttpError (httpError.ts). */
export function createDataProvider({
  queryClient = new QueryClient(),
  onWrite,
  ...callOptions
}: DataProviderOptions = {}) {
  const options = { storage: globalThis.localStorage, ...callOptions };
  const lists = createWholeLists(queryClient);
  const adapterVerbs = crud(adapters, (adapter, signal) => createContext(options, signal, adapter), lists);
  const verbs = byResource(adapterVerbs, { usuarios: restVerbs(callOptions) });

  // Clears all lists even after a failure: the server may have applied the write, and lists show fields of other resources.
  async function write<T>(send: (signal?: AbortSignal) => Promise<T>): Promise<T> {
    const { signal, end } = onWrite?.() ?? {};
    try {
      return await send(signal);
    } catch (error) {
      throw signal?.aborted ? unknownOutcome(error) : error;
    } finally {
      lists.clear();
      end?.();
    }
  }

  return {
    ...verbs,
    create: (resource, params) => write((signal) => verbs.create(resource, { ...params, ...(signal && { signal }) })),
    update: (resource, params) => write((signal) => verbs.update(resource, { ...params, ...(signal && { signal }) })),
    updateMany: (resource, params) => write(() => verbs.updateMany(resource, params)),
    delete: (resource, params) => write(() => verbs.delete(resource, params)),
    deleteMany: (resource, params) => write(() => verbs.deleteMany(resource, params)),

    async reloadProductos({ signal }: { signal?: AbortSignal } = {}) {
      return { data: await reloadProductos(createContext(options, signal)) };
    },

    async searchRecords(q: string, { signal }: { signal?: AbortSignal } = {}) {
      return searchRecords(createContext(options, signal), q);
    },

    /** What needs care. @param limite records of each group; 0 reads the totals alone */
    async getPendientes({ limite, signal }: { limite: number; signal?: AbortSignal }) {
      return readPendientes(createContext(options, signal), limite);
    },

    /** True if the server has no PUBLIC_URL. */
    async isPublicUrlMissing() {
      const { public_url } = fieldsOf(await createContext(options, undefined).call('getDireccion', {}));
      return public_url === null;
    },

    /** Changes the signed-in user's password. The server ends the user's other sessions. */
    async changePassword(body: PasswordChange) {
      await write((signal) => createContext(options, signal).call('changePassword', { body }));
    },

    async readVinculos(record: RecordOfKind) {
      return readVinculos(createContext(options, undefined), record);
    },

    restoreArchived: (record: RecordOfKind) =>
      write((signal) => restoreArchived(createContext(options, signal), record)),

    deleteForever: (record: RecordOfKind, nombre: string) =>
      write((signal) => deleteForever(createContext(options, signal), record, nombre)),

    supportAbortSignal: true,
  } satisfies DataProvider;
}

export type PortalDataProvider = ReturnType<typeof createDataProvider>;
