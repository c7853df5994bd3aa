import { publico } from '../../../i18n/publico.ts';
import { leerDetalleDeIntegrante } from '../../answers/leerIntegrante.ts';
import { usePageCall } from '../../answers/usePageCall.ts';
import { nombreCompleto } from '../../components/IntegranteImagen/nombres.ts';
import { Loader } from '../../components/Loader/Loader.tsx';
import { rutas } from '../../router/routes.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { NotThere } from '../NotThere/NotThere.tsx';
import { IntegranteView } from './IntegranteView.tsx';

const notThere = <NotThere text={publico.integrantes.noEncontrado} list={rutas.integrantes} />;

function Loaded({ id }: { id: number }) {
  const carga = usePageCall('integrante', 'obtenerIntegrante', { id }, leerDetalleDeIntegrante);
  const detalle = carga.estado === 'listo' ? carga.datos : null;
  usePageTitle((detalle !== null && nombreCompleto(detalle.integrante)) || publico.integrantes.titulo);
  if (detalle !== null) return <IntegranteView {...detalle} />;
  const absent = carga.estado === 'listo' || (carga.estado === 'fallo' && carga.causa === 'ausente');
  return absent ? notThere : <Loader text={publico.carga.cargando} carga={carga} />;
}

/** A member's page; not found without a valid id. */
export default function IntegrantePage({ id }: { id: number | null }) {
  return id === null ? notThere : <Loaded id={id} />;
}
