import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { VisitedRecord } from '../../../dataProvider/methods/visitas.ts';
import { answerOr } from '../../session/answerOr.ts';

const NONE = { dias: [], registros: [] };

/** The visits of the last 30 days. @param record null for all records */
export function useVisitas(record: VisitedRecord | null) {
  const { getVisitas } = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: ['visitas', record],
    queryFn: async ({ signal }) => answerOr(await getVisitas(record, { signal }), NONE),
  });
}
