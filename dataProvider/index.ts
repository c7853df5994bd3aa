import { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { download } from '../client/download.ts';
import { messages } from '../contract/calls/messages.ts';
import type { EditedResource, RecordKind } from '../contract/resources/resources.ts';
import type { Access, WriteOptions } from './core/access.ts';
import { createContext, isOwnApi, type ProviderOptions, type RequestOptions } from './core/context.ts';
import { crud } from './core/crud.ts';
import { isUnanswered, toHttpError, unknownOutcome } from './core/httpError.ts';
import { readLastChanges, refreshLastChanges } from './core/lastChanges.ts';
import { type LastOperation, randomId } from './core/operation.ts';
import { byResource, restVerbs } from './core/rest.ts';
import { createWholeLists } from './core/wholeLists.ts';
import { accountMethods } from './methods/account.ts';
import { backupMethods } from './methods/backups.ts';
import { draftMethods } from './methods/drafts.ts';
import { historyMethods } from './methods/history.ts';
import { importMethods } from './methods/imports.ts';
import { origenMethods } from './methods/origen.ts';
import { pendientesMethods } from './methods/pendientes.ts';
import { recordMethods } from './methods/records.ts';
import { sampleMethods } from './methods/sample.ts';
import { trashMethods } from './methods/trash.ts';
import { visitasMethods } from './methods/visitas.ts';
import { convenios } from './resources/convenios.ts';
import { eventos } from './resources/eventos.ts';
import { identidad } from './resources/identidad.ts';
import { listImportColumns, listImportRows, listImports, listRememberedNames } from './resources/imports.ts';
import { inicio } from './resources/inicio.ts';
import { integrantes } from './resources/integrantes.ts';
import { lineas } from './resources/lineas.ts';
import { proyectoIntegrante, proyectoLinea, proyectoProducto } from './resources/links.ts';
import { listMovements, movimientos } from './resources/movements.ts';
import { noticias } from './resources/noticias.ts';
import { paginas } from './resources/paginas.ts';
import { productos } from './resources/productos.ts';
import { proyectos } from './resources/proyectos.ts';
import { papelera } from './resources/trash.ts';

export const adapters = {
  proyectos,
  integrantes,
  productos,
  lineas,
  convenios,
  eventos,
  noticias,
  paginas,
  inicio,
  identidad,
  movimientos,
  papelera,
  'proyecto-integrante': proyectoIntegrante,
  'proyecto-producto': proyectoProducto,
  'proyecto-linea': proyectoLinea,
} satisfies Record<EditedResource, object> & Record<string, object>;

interface DataProviderOptions extends ProviderOptions {
  /** Shared with react-admin, so that its refresh invalidates the cached lists. */
  queryClient?: QueryClient;
  /** Called before each write. `end` is called after it, and `signal` aborts it. */
  onWrite?: (options: Pick<WriteOptions, 'isBackground'>) => { signal?: AbortSignal; end: () => void };
  lastOperation?: LastOperation;
}

/** Methods reject with HttpError (httpError.ts). */
export function createDataProvider({
  queryClient = new QueryClient(),
  onWrite,
  lastOperation,
  ...callOptions
}: DataProviderOptions = {}) {
  const options = { storage: globalThis.localStorage, ...callOptions };
  const contextOf = (requests: RequestOptions = {}) => createContext(options, requests);
  const lists = createWholeLists(queryClient);
  const adapterVerbs = crud(adapters, (adapter, requests = {}) => createContext(options, requests, adapter), lists);
  const verbs = byResource(adapterVerbs, {
    usuarios: restVerbs(callOptions),
    movimientos: { ...adapterVerbs, getList: (_, query) => listMovements(contextOf(query), query) },
    importaciones: { ...adapterVerbs, getList: (_, query) => listImports(contextOf(query)) },
    importacion_filas: { ...adapterVerbs, getList: (_, query) => listImportRows(contextOf(query), query) },
    nombres_recordados: { ...adapterVerbs, getList: (_, query) => listRememberedNames(contextOf(query)) },
    columnas_importacion: { ...adapterVerbs, getList: (_, query) => listImportColumns(contextOf(query), query) },
  });

  // Clears all lists even after a failure: the server may have applied the write, and lists show fields of other resources.
  async function write<T>(send: (requests: RequestOptions) => Promise<T>, params: object = {}): Promise<T> {
    const { operation = {}, isBackground = false } = params as WriteOptions;
    const { signal, end } = onWrite?.({ isBackground }) ?? {};
    if (isOwnApi(callOptions.host)) operation.id ??= randomId();
    lastOperation?.begin();
    try {
      const result = await send({ operation, ...(signal && { signal }) });
      lastOperation?.end(operation);
      return result;
    } catch (error) {
      if (signal?.aborted) throw unknownOutcome(messages.saving.cancelled, error);
      throw operation.id === undefined && isUnanswered(error)
        ? unknownOutcome(messages.saving.unanswered, error)
        : error;
    } finally {
      lists.clear();
      refreshLastChanges(queryClient);
      end?.();
    }
  }

  const access: Access = {
    contextOf,
    write,
    download: (name, input, signal) =>
      download(name, input, { ...callOptions, signal }).catch((error: unknown) => {
        throw toHttpError(error);
      }),
  };
  return {
    ...verbs,
    create: (resource, params) => write((requests) => verbs.create(resource, { ...params, ...requests }), params),
    update: (resource, params) => write((requests) => verbs.update(resource, { ...params, ...requests }), params),
    updateMany: (resource, params) =>
      write(({ operation }) => verbs.updateMany(resource, { ...params, operation } as typeof params), params),
    delete: (resource, params) =>
      write(({ operation }) => verbs.delete(resource, { ...params, operation } as typeof params), params),
    deleteMany: (resource, params) =>
      write(({ operation }) => verbs.deleteMany(resource, { ...params, operation } as typeof params), params),

    ...historyMethods(access),

    /** When the records of a kind were last changed. */
    getLastChanges: (recurso: RecordKind) => readLastChanges(contextOf(), lists, recurso),

    ...recordMethods(access),
    ...origenMethods(access),
    ...visitasMethods(access),
    ...pendientesMethods(access, (recurso) => adapters[recurso].formFields),
    ...sampleMethods(access),
    ...backupMethods(access),
    ...importMethods(access),
    ...draftMethods(access),
    ...accountMethods(access),
    ...trashMethods(access),

    supportAbortSignal: true,
  } satisfies DataProvider;
}

export type PortalDataProvider = ReturnType<typeof createDataProvider>;
