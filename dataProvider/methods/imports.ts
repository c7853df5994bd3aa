/** Imports: files of records on their way in. */
import type { AnswerOf, InputOf } from '../../contract/calls/callTypes.ts';
import type { ImportDetail, ImportedRow } from '../../contract/entities/import.ts';
import type { Access } from '../core/access.ts';
import type { RequestOptions } from '../core/context.ts';

export type RememberedName = AnswerOf<'listRememberedNames'>['nombres'][number];

/** The calls that change an open import. */
export type ImportChange = 'setImportOptions' | 'changeImportRows' | 'chooseImportAuthor';
/** What a call changes, without the version. */
export type ImportChanges<K extends ImportChange> = Omit<InputOf<K>['body'], 'version'>;

/** The version that staff have seen: a stale one is answered 409. */
export interface SeenImport {
  id: number;
  version: number;
}

export type Template = InputOf<'getImportTemplate'>['query'];

/** The methods of the data provider about imports. */
export function importMethods({ contextOf, write, download }: Access) {
  const act = (name: 'cancelImport' | 'undoImport' | 'discardImport' | 'forgetName') => (id: number) =>
    write(async ({ signal }) => {
      await contextOf({ signal }).call(name, { params: { id } });
    });

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

    /** @returns the new version */
    changeImport: <K extends ImportChange>(name: K, { id, version }: SeenImport, changes: ImportChanges<K>) =>
      write(async ({ signal }) => {
        const body = { version, ...changes } as InputOf<ImportChange>['body'];
        return (await contextOf({ signal }).ownCall<ImportChange>(name, { params: { id }, body })).version;
      }),

    /** Begins to write the records and does not wait for the end. */
    applyImport: ({ id, version }: SeenImport) =>
      write(async ({ signal }) => {
        await contextOf({ signal }).call('applyImport', { params: { id }, body: { version } });
      }),
    /** Stops the job that runs. */
    cancelImport: act('cancelImport'),
    /** Begins to take the records back and does not wait for the end. */
    undoImport: act('undoImport'),
    discardImport: act('discardImport'),
    forgetName: act('forgetName'),

    /** An empty file of a kind, with what each column takes. */
    downloadImportTemplate: (query: Template) => download('getImportTemplate', { query }),
  };
}
