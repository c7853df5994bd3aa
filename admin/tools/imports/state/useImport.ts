import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import type { ImportDetail, ImportState } from '../../../../contract/entities/import.ts';
import type { PortalDataProvider } from '../../../../dataProvider/index.ts';
import { answerOr } from '../../../session/answerOr.ts';
import { isRunning } from './texts.ts';

/** Milliseconds. The browser asks only while the page is seen. */
const POLL_MS = 1_000;

/** How long to wait before imports are asked for again; false for not at all. */
export const pollWhileRunning = (imports: readonly { estado: ImportState }[] = []): number | false =>
  imports.some(({ estado }) => isRunning(estado)) ? POLL_MS : false;

/** The resources of the lists, whose names begin the keys of their queries. */
export const IMPORTS = 'importaciones';
export const IMPORT_ROWS = 'importacion_filas';

export const importKey = (id: number) => [IMPORTS, id] as const;

/** One import, asked again while a job runs. Null until the login is shown, if the session has ended. */
export function useImport(id: number) {
  const { getImport } = useDataProvider<PortalDataProvider>();
  const query = useQuery({
    queryKey: importKey(id),
    queryFn: async ({ signal }) => answerOr(await getImport(id, { signal }), null),
    refetchInterval: ({ state }) => pollWhileRunning(state.data ? [state.data] : []),
  });
  useFreshRows(query.data);
  return query;
}

/** These jobs write records. */
const WRITING: readonly ImportState[] = ['importando', 'deshaciendo'];

/** Loads the rows again when a job has ended or somebody has changed the import, and all lists when records were written. */
function useFreshRows(importacion: ImportDetail | null | undefined): void {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const seen = useRef<Pick<ImportDetail, 'estado' | 'version'> | null>(null);
  const { id, estado, version } = importacion ?? {};

  useEffect(() => {
    if (id === undefined || estado === undefined || version === undefined) return;
    const before = seen.current;
    seen.current = { estado, version };
    if (before === null || isRunning(estado)) return;
    if (WRITING.includes(before.estado)) refresh();
    else if (before.estado !== estado || before.version !== version) {
      void queryClient.invalidateQueries({ queryKey: [IMPORT_ROWS] });
    }
  }, [id, estado, version, queryClient, refresh]);
}
