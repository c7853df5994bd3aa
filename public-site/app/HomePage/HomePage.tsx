import { useContext, useState } from 'react';
import { eventosFilters } from '../../components/EventosSection/filterEventos.ts';
import { useInicio } from '../../data/InicioContext.tsx';
import { parseEventos } from '../../data/parseEvento.ts';
import { parseProductos } from '../../data/parseProducto.ts';
import { parseProyectos } from '../../data/parseProyecto.ts';
import { ResponseStoreContext } from '../../data/ResponseStoreContext.ts';
import { requestKey } from '../../data/sendRequest.ts';
import { usePageCall } from '../../data/usePageCall.ts';
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
      proyectos={usePageCall('inicio', 'listPublicProyectos', {}, parseProyectos)}
      productos={usePageCall('inicio', 'listPublicProductos', {}, parseProductos)}
      eventos={usePageCall('inicio', 'listPublicEventos', {}, parseEventos)}
      filters={{ values: eventosFilters(query), onChange: changeQuery }}
      random={useRandom()}
    />
  );
}
