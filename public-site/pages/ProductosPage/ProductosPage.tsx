import { publico } from '../../../i18n/publico.ts';
import { leerProductos } from '../../answers/leerProducto.ts';
import { usePageCall } from '../../answers/usePageCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useQuery } from '../../router/useQuery.ts';
import { ProductosView } from './ProductosView.tsx';

/** All products; the search is part of the URL. */
export default function ProductosPage() {
  usePageTitle(publico.productos.titulo);
  const [query, changeQuery] = useQuery();
  const productos = usePageCall('productos', 'obtenerProductos', {}, leerProductos);
  return <ProductosView productos={productos} busqueda={query.get('q') ?? ''} onSearch={(q) => changeQuery({ q })} />;
}
