import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Loader } from '../../components/Loader/Loader.tsx';
import { parseProyectoDetail } from '../../data/parseProyecto.ts';
import { usePageCall } from '../../data/usePageCall.ts';
import { rutas } from '../../router/routes.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { NotThere } from '../NotThere/NotThere.tsx';
import { ProyectoView } from './ProyectoView.tsx';

const notThere = <NotThere text={siteTexts.proyectos.notFound} list={rutas.proyectos} />;

function Loaded({ id }: { id: number }) {
  const carga = usePageCall('proyecto', 'getProyecto', { id }, parseProyectoDetail);
  const detalle = carga.estado === 'listo' ? carga.datos : null;
  usePageTitle(detalle === null ? siteTexts.proyectos.title : detalle.proyecto.nombre || siteTexts.proyectos.noNombre);
  if (detalle !== null) return <ProyectoView {...detalle} />;
  const absent = carga.estado === 'listo' || (carga.estado === 'fallo' && carga.causa === 'ausente');
  return absent ? notThere : <Loader text={siteTexts.loading.loading} carga={carga} />;
}

/** A project's page; not found without a valid id. */
export default function ProyectoPage({ id }: { id: number | null }) {
  return id === null ? notThere : <Loaded id={id} />;
}
