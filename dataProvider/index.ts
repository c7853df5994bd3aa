import { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { messages } from '../contract/calls/messages.ts';
import type { PasswordChange } from '../contract/entities/sesion.ts';
import type { DraftResource } from '../contract/resources/drafts.ts';
import type { EditedResource, OrderedResource, RecordKind, WithOrigen } from '../contract/resources/resources.ts';
import { fieldsOf } from '../contract/values/tolerant.ts';
import { createContext, type ProviderOptions, type RequestOptions } from './core/context.ts';
import { crud } from './core/crud.ts';
import { isUnanswered, unknownOutcome } from './core/httpError.ts';
import { readLastChanges } from './core/lastChanges.ts';
import { type LastOperation, newOperationId } from './core/operation.ts';
import { RequestIds } from './core/requestIds.ts';
import { byResource, restVerbs } from './core/rest.ts';
import { createWholeLists } from './core/wholeLists.ts';
import { beginBackup, downloadBackup, readBackups } from './resources/backups.ts';
import { searchRecords } from './resources/busqueda.ts';
import { convenios } from './resources/convenios.ts';
import {
  createPreview,
  type DraftInput,
  discardDraft,
  listDrafts,
  readDraft,
  revokePreview,
  saveDraft,
} from './resources/drafts.ts';
import { readPrimerosPasos, readSample, removeSample, setTextosRevisados } from './resources/ejemplo.ts';
import { eventos } from './resources/eventos.ts';
import { restoreVersion, undo } from './resources/history.ts';
import { addFile, identidad } from './resources/identidad.ts';
import { importMethods } from './resources/imports.ts';
import { inicio } from './resources/inicio.ts';
import { integrantes } from './resources/integrantes.ts';
import { lineas, retireLinea } from './resources/lineas.ts';
import { proyectoIntegrante, proyectoLinea, proyectoProducto } from './resources/links.ts';
import { listMovements, type MovementsQuery, movimientos, readMovements } from './resources/movements.ts';
import { noticias } from './resources/noticias.ts';
import { orderRecords } from './resources/orden.ts';
import { readOrigen, readOrigenes } from './resources/origen.ts';
import { readPendientes, setNoAplica } from './resources/pendientes.ts';
import { productos, reloadProductos } from './resources/productos.ts';
import { proyectos } from './resources/proyectos.ts';
import {
  deleteForever,
  deleteSeveral,
  papelera,
  type RecordOfKind,
  readVinculos,
  restoreArchived,
  restoreSeveral,
} from './resources/trash.ts';
import { readVisitas, type VisitedRecord } from './resources/visitas.ts';

export const adapters = {
  proyectos,
  integrantes,
  productos,
  lineas,
  convenios,
  eventos,
  noticias,
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
  onWrite?: () => { signal: AbortSignal; end: () => void };
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
  const isOtherServer = (callOptions.host ?? '') !== '';
  const contextOf = (requests: RequestOptions = {}) => createContext(options, requests);
  const lists = createWholeLists(queryClient);
  const adapterVerbs = crud(adapters, (adapter, requests = {}) => createContext(options, requests, adapter), lists);
  const verbs = byResource(adapterVerbs, {
    usuarios: restVerbs(callOptions),
    movimientos: { ...adapterVerbs, getList: (_, query) => listMovements(contextOf(query), query) },
  });

  // Clears all lists even after a failure: the server may have applied the write, and lists show fields of other resources.
  async function write<T>(send: (requests: RequestOptions) => Promise<T>, params: object = {}): Promise<T> {
    const { signal, end } = onWrite?.() ?? {};
    const { operation = {} } = params as RequestOptions;
    operation.id ??= newOperationId(callOptions.host);
    operation.requests ??= new RequestIds();
    operation.requests.begin();
    lastOperation?.begin();
    try {
      const result = await send({ operation, ...(signal && { signal }) });
      operation.requests.succeed();
      lastOperation?.end(operation);
      return result;
    } catch (error) {
      if (signal?.aborted) throw unknownOutcome(messages.saving.cancelled, error);
      throw isOtherServer && isUnanswered(error) ? unknownOutcome(messages.saving.unanswered, error) : error;
    } finally {
      lists.clear();
      end?.();
    }
  }

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

    /** Takes back an operation. @returns the server's message */
    undo: (operacion: string) => write((requests) => undo(contextOf(requests), operacion)),

    /** Writes an earlier version of a record as a new one. @returns the server's message */
    restoreVersion: (version: { movimiento: number; version?: number | undefined }) =>
      write((requests) => restoreVersion(contextOf(requests), version)),

    /** The movimientos of a record, newest first. */
    readMovements: (query: MovementsQuery, requests: RequestOptions = {}) => readMovements(contextOf(requests), query),

    /** When the records of a kind were last changed. */
    getLastChanges: (recurso: RecordKind) => readLastChanges(contextOf(), lists, recurso),

    async reloadProductos({ signal }: { signal?: AbortSignal } = {}) {
      return { data: await reloadProductos(contextOf({ signal })) };
    },

    async searchRecords(q: string, { signal }: { signal?: AbortSignal } = {}) {
      return searchRecords(contextOf({ signal }), q);
    },

    /** What needs care. @param limite records of each group; 0 reads the totals alone */
    async getPendientes({ limite, signal }: { limite: number; signal?: AbortSignal }) {
      return readPendientes(contextOf({ signal }), limite, (recurso) => adapters[recurso].formFields);
    },

    /** Declares that a rule does not apply to a record, or takes that back. */
    setNoAplica: (rule: Parameters<typeof setNoAplica>[1], isExempt: boolean) =>
      write((requests) => setNoAplica(contextOf(requests), rule, isExempt)),

    async getPrimerosPasos({ signal }: { signal?: AbortSignal } = {}) {
      return readPrimerosPasos(contextOf({ signal }));
    },

    async getSample({ signal }: { signal?: AbortSignal } = {}) {
      return readSample(contextOf({ signal }));
    },

    setTextosRevisados: (areReviewed: boolean) =>
      write((requests) => setTextosRevisados(contextOf(requests), areReviewed)),

    /** Moves the sample content that nobody changed or linked to the trash. @returns the server's message */
    removeSample: () => write((requests) => removeSample(contextOf(requests))),

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

    async getBackups({ signal }: { signal?: AbortSignal } = {}) {
      return readBackups(contextOf({ signal }));
    },

    /** Begins a copy and does not wait for its end. */
    async beginBackup() {
      await write((requests) => beginBackup(contextOf(requests)));
    },

    /** @param clave the signed-in user's password */
    downloadBackup: (archivo: string, clave: string) => downloadBackup(callOptions, archivo, clave),

    ...importMethods({ contextOf, write, callOptions }),

    /** The drafts of a resource, newest first. @param recurso null for all */
    async listDrafts(recurso: DraftResource | null, { signal }: { signal?: AbortSignal } = {}) {
      return listDrafts(contextOf({ signal }), recurso);
    },

    async getDraft(id: number, { signal }: { signal?: AbortSignal } = {}) {
      return readDraft(contextOf({ signal }), id);
    },

    async saveDraft(input: DraftInput) {
      return write((requests) => saveDraft(contextOf(requests), input));
    },

    /** @param version of the draft; without it, any is discarded */
    async discardDraft(id: number, version?: number) {
      await write((requests) => discardDraft(contextOf(requests), id, version));
    },

    async createPreview(id: number) {
      return write((requests) => createPreview(contextOf(requests), id));
    },

    async revokePreview(id: number) {
      await write((requests) => revokePreview(contextOf(requests), id));
    },

    /** True if the server has no PUBLIC_URL. */
    async isPublicUrlMissing() {
      const { public_url } = fieldsOf(await contextOf().call('getDireccion', {}));
      return public_url === null;
    },

    /** Marks the session as confirmed for ten minutes. It changes nothing that a list shows. @param clave the user's password */
    async confirmPassword(clave: string) {
      await contextOf().call('confirmPassword', { body: { clave } });
    },

    /** Changes the signed-in user's password. The server ends the user's other sessions. */
    async changePassword(body: PasswordChange) {
      await write((requests) => contextOf(requests).call('changePassword', { body }));
    },

    /** Stores a picture for the identity. It has no operation, because nothing shows it yet. @returns its name */
    addImagenIdentidad: (file: File) =>
      write(({ signal }) => addFile(contextOf({ signal }), 'addImagenIdentidad', file)),

    /** As {@link addImagenIdentidad}, for the video of the hero. */
    addVideoIdentidad: (file: File) => write(({ signal }) => addFile(contextOf({ signal }), 'addVideoIdentidad', file)),

    async readVinculos(record: RecordOfKind) {
      return readVinculos(contextOf(), record);
    },

    restoreArchived: (record: RecordOfKind) => write((requests) => restoreArchived(contextOf(requests), record)),

    /** No operation, because it cannot be undone. */
    deleteForever: (record: RecordOfKind, nombre: string) =>
      write(({ signal }) => deleteForever(contextOf({ signal }), record, nombre)),

    /** One operation, which can be undone. */
    restoreSeveral: (records: readonly RecordOfKind[]) =>
      write((requests) => restoreSeveral(contextOf(requests), records)),

    /** No operation, because it cannot be undone. */
    deleteSeveral: (records: readonly RecordOfKind[]) =>
      write(({ signal }) => deleteSeveral(contextOf({ signal }), records)),

    retireLinea: (id: number, retirada: boolean) => write((requests) => retireLinea(contextOf(requests), id, retirada)),

    orderRecords: (recurso: OrderedResource, ids: readonly number[]) =>
      write((requests) => orderRecords(contextOf(requests), recurso, ids)),

    supportAbortSignal: true,
  } satisfies DataProvider;
}

export type PortalDataProvider = ReturnType<typeof createDataProvider>;
