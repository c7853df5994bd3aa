import { useContext, useState } from 'react';
import { AnswersContext } from '../../answers/AnswersContext.ts';
import { keyOfCall } from '../../answers/ask.ts';
import { useInicio } from '../../answers/InicioContext.tsx';
import { leerEventos } from '../../answers/leerEvento.ts';
import { leerProductos } from '../../answers/leerProducto.ts';
import { leerProyectos } from '../../answers/leerProyecto.ts';
import { usePageCall } from '../../answers/usePageCall.ts';
import { filtrosDeEventos } from '../../components/EventosSection/filtrarEventos.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useQuery } from '../../router/useQuery.ts';
import { HomeView } from './HomeView.tsx';

/** Keeps the order of a list that was shuffled on the server. */
const sinAzar = () => 0;

/** The random source of the products teaser: hydration must show the products that the server chose. */
function useAzar(): () => number {
  const atHand = useContext(AnswersContext);
  const [rendered] = useState(() => atHand?.arrived(keyOfCall('obtenerProductos', {})) !== undefined);
  return rendered ? sinAzar : Math.random;
}

/** The home; the filters of its events are part of the URL. */
export function HomePage() {
  usePageTitle(null);
  const [query, changeQuery] = useQuery();
  return (
    <HomeView
      inicio={useInicio()}
      proyectos={usePageCall('inicio', 'obtenerProyectos', {}, leerProyectos)}
      productos={usePageCall('inicio', 'obtenerProductos', {}, leerProductos)}
      eventos={usePageCall('inicio', 'obtenerEventos', {}, leerEventos)}
      filters={{ values: filtrosDeEventos(query), onChange: changeQuery }}
      azar={useAzar()}
    />
  );
}
