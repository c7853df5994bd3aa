import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { PortalDataProvider } from '../../../../dataProvider/index.ts';
import type { Respaldos } from '../../../../dataProvider/methods/backups.ts';
import { answerOr } from '../../../session/answerOr.ts';

/** A problem is shown within a minute. */
const REFETCH_MS = 30_000;
const REFETCH_RUNNING_MS = 1_500;

const NONE: Respaldos = {
  isConfigured: false,
  hora: 0,
  folderProblem: '',
  isRunning: false,
  last: null,
  lastSaved: '',
  backups: [],
};

export function useBackups() {
  const { getBackups } = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: ['respaldos'],
    queryFn: async ({ signal }) => answerOr(await getBackups({ signal }), NONE),
    refetchInterval: ({ state }) => (state.data?.isRunning ? REFETCH_RUNNING_MS : REFETCH_MS),
  });
}
