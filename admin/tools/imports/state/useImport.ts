import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import type { ImportState } from '../../../../contract/entities/import.ts';
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
  useFreshRows(query.data?.estado);
  return query;
}

/** These jobs write records. */
const WRITING: readonly ImportState[] = ['importando', 'deshaciendo'];

/** Loads the rows again when a job has ended, and all lists when it wrote records. */
function useFreshRows(estado: ImportState | undefined): void {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const before = useRef(estado);
  useEffect(() => {
    const earlier = before.current;
    before.current = estado;
    if (earlier === undefined || earlier === estado || estado === undefined || isRunning(estado)) return;
    if (WRITING.includes(earlier)) refresh();
    else void queryClient.invalidateQueries({ queryKey: [IMPORT_ROWS] });
  }, [estado, queryClient, refresh]);
}
