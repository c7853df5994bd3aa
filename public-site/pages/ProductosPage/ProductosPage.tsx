import { publico } from '../../../i18n/publico.ts';
import { leerProductos } from '../../answers/leerProducto.ts';
import { useCall } from '../../answers/useCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useQuery } from '../../router/useQuery.ts';
import { ProductosView } from './ProductosView.tsx';

/** All products; the search lives in the address. */
export default function ProductosPage() {
  usePageTitle(publico.productos.titulo);
  const [query, changeQuery] = useQuery();
  const productos = useCall('obtenerProductos', {}, leerProductos);
  return <ProductosView productos={productos} busqueda={query.get('q') ?? ''} onSearch={(q) => changeQuery({ q })} />;
}
