import { publico } from '../../../i18n/publico.ts';
import { leerProyectos } from '../../answers/leerProyecto.ts';
import { usePageCall } from '../../answers/usePageCall.ts';
import { filtrosDe } from '../../components/ProyectosList/filtrarProyectos.ts';
import { ProyectosList } from '../../components/ProyectosList/ProyectosList.tsx';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useQuery } from '../../router/useQuery.ts';

/** All projects; the filters are part of the URL, so a search can be shared. */
export default function ProyectosPage() {
  usePageTitle(publico.proyectos.titulo);
  const [query, changeQuery] = useQuery();
  const proyectos = usePageCall('proyectos', 'obtenerProyectos', {}, leerProyectos);
  return (
    <ProyectosList
      banner
      level={2}
      proyectos={proyectos}
      filters={{ values: filtrosDe(query), onChange: changeQuery }}
    />
  );
}
