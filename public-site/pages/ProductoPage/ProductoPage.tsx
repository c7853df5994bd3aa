import { messages } from '../../../contract/messages.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Loader } from '../../components/Loader/Loader.tsx';
import { parseOneProducto } from '../../data/parseProducto.ts';
import { usePageCall } from '../../data/usePageCall.ts';
import { rutas } from '../../router/routes.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { NotThere } from '../NotThere/NotThere.tsx';
import { ProductoView } from './ProductoView.tsx';

const notThere = <NotThere text={messages.publicSite.productoNotFound} list={rutas.productos} />;

function Loaded({ id }: { id: number }) {
  const carga = usePageCall('producto', 'getProducto', { id }, parseOneProducto);
  const producto = carga.estado === 'listo' ? carga.datos : null;
  usePageTitle(producto?.nombre || siteTexts.productos.title);
  if (producto !== null) return <ProductoView producto={producto} />;
  const absent = carga.estado === 'listo' || (carga.estado === 'fallo' && carga.causa === 'ausente');
  return absent ? notThere : <Loader text={siteTexts.loading.loading} carga={carga} />;
}

/** A product's page; not found without a valid id. */
export default function ProductoPage({ id }: { id: number | null }) {
  return id === null ? notThere : <Loaded id={id} />;
}
