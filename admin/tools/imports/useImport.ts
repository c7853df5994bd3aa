import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ImportState } from '../../../contract/entities/import.ts';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { answerOr } from '../../session/answerOr.ts';
import { isRunning } from './texts.ts';

/** Milliseconds. The browser asks only while the page is seen. */
const POLL_MS = 1_000;

/** How long to wait before imports are asked for again; false for not at all. */
export const pollWhileRunning = (imports: readonly { estado: ImportState }[] = []): number | false =>
  imports.some(({ estado }) => isRunning(estado)) ? POLL_MS : false;

/** The resources of the lists, whose names begin the keys of their queries. */
export const IMPORTS = 'importaciones';
export const IMPORT_ROWS = 'importacion_filas';
/** Rows of one page; the server answers no other number. */
export const PAGE_ROWS = 50;

export const importKey = (id: number) => [IMPORTS, id] as const;

/** One import, asked again while a job runs. Null until the login is shown, if the session has ended. */
export function useImport(id: number) {
  const { getImport } = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: importKey(id),
    queryFn: async ({ signal }) => answerOr(await getImport(id, { signal }), null),
    refetchInterval: ({ state }) => pollWhileRunning(state.data ? [state.data] : []),
  });
}

/** What the columns of the template of a kind take. */
export function useImportColumns(kind: ImportedResource) {
  const { listImportColumns } = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: [IMPORTS, 'columnas', kind],
    queryFn: async ({ signal }) => answerOr(await listImportColumns(kind, { signal }), []),
  });
}
