import { publico } from '../../../i18n/publico.ts';
import { leerDetalleDeProyecto } from '../../answers/leerProyecto.ts';
import { usePageCall } from '../../answers/usePageCall.ts';
import { Loader } from '../../components/Loader/Loader.tsx';
import { rutas } from '../../router/routes.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { NotThere } from '../NotThere/NotThere.tsx';
import { ProyectoView } from './ProyectoView.tsx';

const notThere = <NotThere text={publico.proyectos.noEncontrado} list={rutas.proyectos} />;

function Loaded({ id }: { id: number }) {
  const carga = usePageCall('proyecto', 'obtenerProyecto', { id }, leerDetalleDeProyecto);
  const detalle = carga.estado === 'listo' ? carga.datos : null;
  usePageTitle(detalle === null ? publico.proyectos.titulo : detalle.proyecto.nombre || publico.proyectos.sinNombre);
  if (detalle !== null) return <ProyectoView {...detalle} />;
  const absent = carga.estado === 'listo' || (carga.estado === 'fallo' && carga.causa === 'ausente');
  return absent ? notThere : <Loader text={publico.carga.cargando} carga={carga} />;
}

/** A project's page; not found without a valid id. */
export default function ProyectoPage({ id }: { id: number | null }) {
  return id === null ? notThere : <Loaded id={id} />;
}
