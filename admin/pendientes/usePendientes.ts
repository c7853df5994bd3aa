import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { PortalDataProvider } from '../../dataProvider/index.ts';

/** What needs care. @param limite records of each group; 0 reads the totals alone */
export function usePendientes(limite: number) {
  const { getPendientes } = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: ['pendientes', limite],
    queryFn: async ({ signal }) => {
      const found = await getPendientes({ limite, signal });
      // react-admin answers a call that ends at the login with an object without data.
      return 'grupos' in found ? found : { grupos: [], enlacesComprobadosEn: '' };
    },
  });
}
