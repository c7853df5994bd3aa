import { readProyectoDetail } from '../../../contract/wire/proyecto.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Loader } from '../../components/Loader/Loader.tsx';
import { isMissing } from '../../data/loadState.ts';
import { usePageCall } from '../../data/usePageCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { RecordNotFound } from '../RecordNotFound/RecordNotFound.tsx';
import { ProyectoView } from './ProyectoView.tsx';

const notFound = <RecordNotFound text={siteTexts.proyectos.notFound} list="proyectos" />;

function Loaded({ id }: { id: number }) {
  const state = usePageCall('proyecto', 'getProyecto', { id }, readProyectoDetail);
  const detail = state.status === 'ready' ? state.data : null;
  usePageTitle(detail === null ? siteTexts.proyectos.title : detail.proyecto.nombre || siteTexts.proyectos.noNombre);
  if (detail !== null) return <ProyectoView {...detail} />;
  return isMissing(state) ? notFound : <Loader text={siteTexts.loading.loading} state={state} />;
}

export default function ProyectoPage({ id }: { id: number | null }) {
  return id === null ? notFound : <Loaded id={id} />;
}
