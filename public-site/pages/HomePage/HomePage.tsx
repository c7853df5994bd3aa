import { useInicio } from '../../answers/InicioContext.tsx';
import { leerEventos } from '../../answers/leerEvento.ts';
import { leerProductos } from '../../answers/leerProducto.ts';
import { leerProyectos } from '../../answers/leerProyecto.ts';
import { useCall } from '../../answers/useCall.ts';
import { filtrosDeEventos } from '../../components/EventosSection/filtrarEventos.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useQuery } from '../../router/useQuery.ts';
import { HomeView } from './HomeView.tsx';

/** The home; the filters of its events live in the address. */
export function HomePage({ azar = Math.random }: { azar?: () => number }) {
  usePageTitle(null);
  const [query, changeQuery] = useQuery();
  return (
    <HomeView
      inicio={useInicio()}
      proyectos={useCall('obtenerProyectos', {}, leerProyectos)}
      productos={useCall('obtenerProductos', {}, leerProductos)}
      eventos={useCall('obtenerEventos', {}, leerEventos)}
      filters={{ values: filtrosDeEventos(query), onChange: changeQuery }}
      azar={azar}
    />
  );
}
