import { readProyectos } from '../../../contract/wire/proyecto.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { BannerPage, type Drawing } from '../../components/Banner/Banner.tsx';
import { filtersOf } from '../../components/ProyectosList/filterProyectos.ts';
import { ProyectosList } from '../../components/ProyectosList/ProyectosList.tsx';
import { useListCall } from '../../data/useCall.ts';
import { useQuery } from '../../router/useQuery.ts';
import { useLineas } from '../../settings/siteSettings.ts';

const { title, lead } = siteTexts.proyectos;

/** A plan of work under a magnifying glass. */
const drawing: Drawing = {
  low: 'M620 210a190 190 0 1 1-380 0 190 190 0 0 1 380 0z',
  mid: 'M288 42h212a18 18 0 0 1 18 18v300a18 18 0 0 1-18 18H288a18 18 0 0 1-18-18V60a18 18 0 0 1 18-18z',
  high: 'M300 84h96v20h-96zm0 48h60v20h-60zm40 48h110v20H340zm60 48h60v20h-60zM300 276h90v20h-90zm0 48h150v20H300z',
  accent: 'M592 236a78 78 0 1 0-34 64l52 58 22-20-52-58a78 78 0 0 0 12-44zm-26 0a52 52 0 1 1-104 0 52 52 0 0 1 104 0z',
};

/** The filters are part of the URL, so a search can be shared. */
export default function ProyectosPage() {
  const [query, changeQuery] = useQuery();
  const filters = { values: filtersOf(query, useLineas()), onChange: changeQuery };
  const proyectos = useListCall('proyectos', readProyectos);
  return (
    <BannerPage title={title} lead={lead} drawing={drawing}>
      <ProyectosList proyectos={proyectos} filters={filters} />
    </BannerPage>
  );
}
