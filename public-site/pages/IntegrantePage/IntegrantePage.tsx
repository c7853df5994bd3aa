import { siteTexts } from '../../../i18n/siteTexts.ts';
import { fullNameOf } from '../../components/IntegranteImagen/names.ts';
import { Loader } from '../../components/Loader/Loader.tsx';
import { parseIntegranteDetail } from '../../data/parseIntegrante.ts';
import { usePageCall } from '../../data/usePageCall.ts';
import { rutas } from '../../router/routes.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { NotThere } from '../NotThere/NotThere.tsx';
import { IntegranteView } from './IntegranteView.tsx';

const notThere = <NotThere text={siteTexts.integrantes.notFound} list={rutas.integrantes} />;

function Loaded({ id }: { id: number }) {
  const carga = usePageCall('integrante', 'getIntegrante', { id }, parseIntegranteDetail);
  const detalle = carga.estado === 'listo' ? carga.datos : null;
  usePageTitle((detalle !== null && fullNameOf(detalle.integrante)) || siteTexts.integrantes.title);
  if (detalle !== null) return <IntegranteView {...detalle} />;
  const absent = carga.estado === 'listo' || (carga.estado === 'fallo' && carga.causa === 'ausente');
  return absent ? notThere : <Loader text={siteTexts.loading.loading} carga={carga} />;
}

/** A member's page; not found without a valid id. */
export default function IntegrantePage({ id }: { id: number | null }) {
  return id === null ? notThere : <Loaded id={id} />;
}
