import { mensajes } from '../../../contract/mensajes.ts';
import { publico } from '../../../i18n/publico.ts';
import { leerUnProducto } from '../../answers/leerProducto.ts';
import { usePageCall } from '../../answers/usePageCall.ts';
import { Loader } from '../../components/Loader/Loader.tsx';
import { rutas } from '../../router/routes.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { NotThere } from '../NotThere/NotThere.tsx';
import { ProductoView } from './ProductoView.tsx';

const notThere = <NotThere text={mensajes.publico.productoNoEncontrado} list={rutas.productos} />;

function Loaded({ id }: { id: number }) {
  const carga = usePageCall('producto', 'obtenerProducto', { id }, leerUnProducto);
  const producto = carga.estado === 'listo' ? carga.datos : null;
  usePageTitle(producto?.nombre || publico.productos.titulo);
  if (producto !== null) return <ProductoView producto={producto} />;
  const absent = carga.estado === 'listo' || (carga.estado === 'fallo' && carga.causa === 'ausente');
  return absent ? notThere : <Loader text={publico.carga.cargando} carga={carga} />;
}

/** A product's page; not found without a valid id. */
export default function ProductoPage({ id }: { id: number | null }) {
  return id === null ? notThere : <Loaded id={id} />;
}
