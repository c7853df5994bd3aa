import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import { knownRoute } from '../../../contract/addresses/siteLineas.ts';
import { matchRoute } from '../../../contract/addresses/siteRoutes.ts';
import type { Redireccion } from '../../../contract/identidad/identidad.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { WHOLE_LIST } from '../../components/useWholeList.ts';
import { useSiteLineas } from '../../display/siteIdentidad.ts';
import { type RedirectionWarning, redirectionWarnings, targetResources } from './redirectionWarnings.ts';

/** What is odd about the typed redirections; the lists of the records that they name are asked for. */
export function useRedirectionWarnings(redirecciones: readonly Redireccion[]): RedirectionWarning[] {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const known = useSiteLineas();
  const { host } = window.location;
  const names = targetResources(redirecciones, host);
  const lists = useQueries({
    queries: names.map((name) => ({
      queryKey: [name, 'getList', WHOLE_LIST],
      queryFn: () => dataProvider.getList<RaRecord<number>>(name, WHOLE_LIST),
    })),
  });
  const hasRecord = (recurso: string, id: number) =>
    lists[names.indexOf(recurso)]?.data?.data.some((record) => record.id === id) ?? null;
  const routeAt = (path: string) => knownRoute(matchRoute(path), known);
  return redirectionWarnings(redirecciones, { routeAt, hasRecord }, host);
}
