import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { answerOr } from '../../session/answerOr.ts';

const NONE = { grupos: [], exentos: [], distintos: [], enlacesComprobadosEn: '' };

/** What needs care. @param limite records of each group; 0 reads the totals alone */
export function usePendientes(limite: number) {
  const { getPendientes } = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: ['pendientes', limite],
    queryFn: async ({ signal }) => answerOr(await getPendientes({ limite, signal }), NONE),
  });
}
