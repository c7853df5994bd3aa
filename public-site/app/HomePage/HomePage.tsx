import { useContext, useState } from 'react';
import { requestKey } from '../../../contract/calls/requestKey.ts';
import { readEventos } from '../../../contract/wire/evento.ts';
import { readProductos } from '../../../contract/wire/producto.ts';
import { readProyectos } from '../../../contract/wire/proyecto.ts';
import { eventosFilters } from '../../components/EventosSection/filterEventos.ts';
import { useInicio } from '../../data/InicioContext.tsx';
import { ResponseStoreContext, usePageCall } from '../../data/useCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useQuery } from '../../router/useQuery.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { HomeView } from './HomeView.tsx';

/** Preserves the order of a list. */
const withoutRandom = () => 0;

/** The random source of the products teaser. Hydration must render the products that the server chose. */
function useRandom(): () => number {
  const store = useContext(ResponseStoreContext);
  const [rendered] = useState(() => store?.embedded(requestKey('listPublicProductos', {})) !== undefined);
  return rendered ? withoutRandom : Math.random;
}

/** The filters of the events are part of the URL. */
export function HomePage() {
  const { lema } = useIdentidad();
  usePageTitle(lema || null);
  const [query, changeQuery] = useQuery();
  return (
    <HomeView
      inicio={useInicio()}
      proyectos={usePageCall('inicio', 'listPublicProyectos', {}, readProyectos)}
      productos={usePageCall('inicio', 'listPublicProductos', {}, readProductos)}
      eventos={usePageCall('inicio', 'listPublicEventos', {}, readEventos)}
      filters={{ values: eventosFilters(query), onChange: changeQuery }}
      random={useRandom()}
    />
  );
}
