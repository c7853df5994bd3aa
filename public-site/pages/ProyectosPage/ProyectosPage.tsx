import { readProyectos } from '../../../contract/wire/proyecto.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { filtersOf } from '../../components/ProyectosList/filterProyectos.ts';
import { ProyectosList } from '../../components/ProyectosList/ProyectosList.tsx';
import { usePageCall } from '../../data/useCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useQuery } from '../../router/useQuery.ts';
import { useLineas } from '../../settings/siteSettings.ts';

/** The filters are part of the URL, so a search can be shared. */
export default function ProyectosPage() {
  usePageTitle(siteTexts.proyectos.title);
  const [query, changeQuery] = useQuery();
  const lineas = useLineas();
  const proyectos = usePageCall('proyectos', 'listPublicProyectos', {}, readProyectos);
  return (
    <ProyectosList
      banner
      level={2}
      proyectos={proyectos}
      filters={{ values: filtersOf(query, lineas), onChange: changeQuery }}
    />
  );
}
