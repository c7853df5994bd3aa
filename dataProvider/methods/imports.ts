/** Imports: files of records on their way in. */
import { download } from '../../client/download.ts';
import type { AnswerOf, InputOf } from '../../contract/calls/callTypes.ts';
import type { ImportColumn, ImportDetail, ImportedRow } from '../../contract/entities/import.ts';
import type { ImportedResource } from '../../contract/resources/resources.ts';
import type { Access } from '../core/access.ts';
import type { RequestOptions } from '../core/context.ts';
import { toHttpError } from '../core/httpError.ts';

export type RememberedName = AnswerOf<'listRememberedNames'>['nombres'][number];

/** What a call changes, without the version. */
type Changes<K extends 'setImportOptions' | 'changeImportRows' | 'chooseImportAuthor'> = Omit<
  InputOf<K>['body'],
  'version'
>;
export type ImportOptionChanges = Changes<'setImportOptions'>;
export type ImportRowChanges = Changes<'changeImportRows'>;
export type ImportAuthorChoice = Changes<'chooseImportAuthor'>;

/** The version that staff have seen: a stale one is answered 409. */
export interface SeenImport {
  id: number;
  version: number;
}

export interface Template {
  recurso: ImportedResource;
  formato: 'csv' | 'xlsx';
}

/** The methods of the data provider about imports. Changes answer the new version. */
export function importMethods({ contextOf, write, callOptions }: Access) {
  return {
    async getImport(id: number, { signal }: RequestOptions = {}): Promise<ImportDetail> {
      return (await contextOf({ signal }).ownCall('getImport', { params: { id } })).importacion;
    },

    /** A row with its whole texts; null if it is gone, or until the login is shown. */
    async getImportRow(id: number, numero: number): Promise<ImportedRow | null> {
      const { filas } = await contextOf().ownCall('listImportRows', { params: { id }, query: { numero } });
      return filas[0] ?? null;
    },

    /** Begins to read a file and does not wait for the end. @returns the id of the import */
    addImport: (file: File) =>
      write(
        async ({ signal }) => {
          const { id } = await contextOf({ signal }).ownCall('addImport', { body: { nombre: file.name }, file });
          return id;
        },
        { isBackground: true },
      ),

    setImportOptions: ({ id, version }: SeenImport, options: ImportOptionChanges) =>
      write(async ({ signal }) => {
        const body = { version, ...options };
        return (await contextOf({ signal }).ownCall('setImportOptions', { params: { id }, body })).version;
      }),

    changeImportRows: ({ id, version }: SeenImport, changes: ImportRowChanges) =>
      write(async ({ signal }) => {
        const body = { version, ...changes };
        return (await contextOf({ signal }).ownCall('changeImportRows', { params: { id }, body })).version;
      }),

    chooseImportAuthor: ({ id, version }: SeenImport, choice: ImportAuthorChoice) =>
      write(async ({ signal }) => {
        const body = { version, ...choice };
        return (await contextOf({ signal }).ownCall('chooseImportAuthor', { params: { id }, body })).version;
      }),

    /** Begins to write the records and does not wait for the end. */
    applyImport: ({ id, version }: SeenImport) =>
      write(async ({ signal }) => {
        await contextOf({ signal }).call('applyImport', { params: { id }, body: { version } });
      }),

    /** Stops the job that runs. */
    cancelImport: (id: number) =>
      write(async ({ signal }) => {
        await contextOf({ signal }).call('cancelImport', { params: { id } });
      }),

    /** Begins to take the records back and does not wait for the end. */
    undoImport: (id: number) =>
      write(async ({ signal }) => {
        await contextOf({ signal }).call('undoImport', { params: { id } });
      }),

    discardImport: (id: number) =>
      write(async ({ signal }) => {
        await contextOf({ signal }).call('discardImport', { params: { id } });
      }),

    forgetName: (id: number) =>
      write(async ({ signal }) => {
        await contextOf({ signal }).call('forgetName', { params: { id } });
      }),

    /** What the columns of a template take. */
    async listImportColumns(recurso: ImportedResource, { signal }: RequestOptions = {}): Promise<ImportColumn[]> {
      return (await contextOf({ signal }).ownCall('listImportColumns', { query: { recurso } })).columnas;
    },

    /** An empty file of a kind, with what each column takes. */
    async downloadImportTemplate(query: Template): Promise<Blob> {
      try {
        return await download('getImportTemplate', { query }, callOptions);
      } catch (error) {
        throw toHttpError(error);
      }
    },
  };
}
