import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { RowFilter } from '../../../dataProvider/methods/imports.ts';
import { answerOr } from '../../session/answerOr.ts';
import { isRunning } from './texts.ts';

/** Milliseconds. The browser asks only while the page is seen. */
const POLL_MS = 1_000;

export const listKey = ['importaciones', 'lista'] as const;
export const importKey = (id: number) => ['importaciones', id] as const;
export const rowsKey = (id: number) => [...importKey(id), 'filas'] as const;

/** All imports, newest first. */
export function useImports() {
  const { listImports } = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: listKey,
    queryFn: async ({ signal }) => answerOr(await listImports({ signal }), []),
    refetchInterval: ({ state }) => (state.data?.some(({ estado }) => isRunning(estado)) ? POLL_MS : false),
  });
}

/** One import, asked again while a job runs. Null until the login is shown, if the session has ended. */
export function useImport(id: number) {
  const { getImport } = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: importKey(id),
    queryFn: async ({ signal }) => answerOr(await getImport(id, { signal }), null),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data.estado) ? POLL_MS : false),
  });
}

/** What the columns of the template of a kind take. */
export function useImportColumns(kind: ImportedResource) {
  const { listImportColumns } = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: ['importaciones', 'columnas', kind],
    queryFn: async ({ signal }) => answerOr(await listImportColumns(kind, { signal }), []),
  });
}

const NO_ROWS = { version: 0, total: 0, rows: [] };

/** One page of rows. The page before stays until the next one is here. */
export function useImportRows(id: number, filter: RowFilter) {
  const { listImportRows } = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: [...rowsKey(id), filter],
    queryFn: async ({ signal }) => answerOr(await listImportRows(id, filter, { signal }), NO_ROWS),
    placeholderData: keepPreviousData,
  });
}
