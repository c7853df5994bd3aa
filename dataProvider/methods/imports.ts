/** Imports: files of records on their way in. Only this API has them, so its answers are read as the contract has them. */
import { download } from '../../client/download.ts';
import type { AnswerOf, InputOf } from '../../contract/calls/callTypes.ts';
import type {
  ImportColumn,
  ImportDetail,
  ImportedRow,
  ImportSummary,
  RowState,
} from '../../contract/entities/import.ts';
import type { ImportedResource } from '../../contract/resources/resources.ts';
import { fieldsOf, listOf, numberOf } from '../../contract/values/tolerant.ts';
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

export interface RowFilter {
  recurso?: ImportedResource | undefined;
  estado?: RowState | undefined;
  /** rows before the page */
  desde: number;
}

export interface ImportRows {
  version: number;
  /** of all pages */
  total: number;
  rows: ImportedRow[];
}

export interface Template {
  recurso: ImportedResource;
  formato: 'csv' | 'xlsx';
}

const versionIn = (answer: unknown): number => numberOf(fieldsOf(answer).version);

/** The methods of the data provider about imports. Changes answer the new version. */
export function importMethods({ contextOf, write, callOptions }: Access) {
  return {
    async listImports({ signal }: RequestOptions = {}): Promise<ImportSummary[]> {
      return listOf<ImportSummary>(await contextOf({ signal }).call('listImports', {}), 'importaciones');
    },

    async getImport(id: number, { signal }: RequestOptions = {}): Promise<ImportDetail> {
      return fieldsOf(await contextOf({ signal }).call('getImport', { params: { id } })).importacion as ImportDetail;
    },

    async listImportRows(id: number, filter: RowFilter, { signal }: RequestOptions = {}): Promise<ImportRows> {
      const answer = await contextOf({ signal }).call('listImportRows', { params: { id }, query: filter });
      const { version, total } = fieldsOf(answer);
      return { version: numberOf(version), total: numberOf(total), rows: listOf<ImportedRow>(answer, 'filas') };
    },

    /** A row with its whole texts; null if it is gone, or until the login is shown. */
    async getImportRow(id: number, numero: number): Promise<ImportedRow | null> {
      const answer = await contextOf().call('listImportRows', { params: { id }, query: { numero } });
      return listOf<ImportedRow>(answer, 'filas')[0] ?? null;
    },

    /** Begins to read a file and does not wait for the end. @returns the id of the import */
    addImport: (file: File) =>
      write(
        async ({ signal }) => {
          const answer = await contextOf({ signal }).call('addImport', { body: { nombre: file.name }, file });
          return numberOf(fieldsOf(answer).id);
        },
        { isBackground: true },
      ),

    setImportOptions: ({ id, version }: SeenImport, options: ImportOptionChanges) =>
      write(async ({ signal }) => {
        const body = { version, ...options };
        return versionIn(await contextOf({ signal }).call('setImportOptions', { params: { id }, body }));
      }),

    changeImportRows: ({ id, version }: SeenImport, changes: ImportRowChanges) =>
      write(async ({ signal }) => {
        const body = { version, ...changes };
        return versionIn(await contextOf({ signal }).call('changeImportRows', { params: { id }, body }));
      }),

    chooseImportAuthor: ({ id, version }: SeenImport, choice: ImportAuthorChoice) =>
      write(async ({ signal }) => {
        const body = { version, ...choice };
        return versionIn(await contextOf({ signal }).call('chooseImportAuthor', { params: { id }, body }));
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

    async listRememberedNames({ signal }: RequestOptions = {}): Promise<RememberedName[]> {
      return listOf<RememberedName>(await contextOf({ signal }).call('listRememberedNames', {}), 'nombres');
    },

    forgetName: (id: number) =>
      write(async ({ signal }) => {
        await contextOf({ signal }).call('forgetName', { params: { id } });
      }),

    /** What the columns of a template take. */
    async listImportColumns(recurso: ImportedResource, { signal }: RequestOptions = {}): Promise<ImportColumn[]> {
      const answer = await contextOf({ signal }).call('listImportColumns', { query: { recurso } });
      return listOf<ImportColumn>(answer, 'columnas');
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
