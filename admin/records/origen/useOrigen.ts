import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { WithOrigen } from '../../../contract/resources/resources.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { answerOr } from '../../session/answerOr.ts';

export interface RecordWithOrigen {
  recurso: WithOrigen;
  id: number;
}

const NONE = { origen: '' };

/** The text of the row of a file that a record comes from; '' for none. */
export function useOrigen({ recurso, id }: RecordWithOrigen) {
  const { getOrigen } = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: [recurso, 'origen', id],
    queryFn: async ({ signal }) => answerOr(await getOrigen(recurso, id, { signal }), NONE).origen,
  });
}
