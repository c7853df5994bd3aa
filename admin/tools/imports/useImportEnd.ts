import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRefresh } from 'react-admin';
import type { ImportDetail, ImportState } from '../../../contract/entities/import.ts';
import { isRunning } from './texts.ts';
import { IMPORT_ROWS } from './useImport.ts';

/** These jobs write records. */
const WRITING: readonly ImportState[] = ['importando', 'deshaciendo'];

/** Loads the rows again when a job has ended or somebody has changed the import, and all lists when records were written. */
export function useImportEnd(importacion: ImportDetail | null | undefined): void {
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
