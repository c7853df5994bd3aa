import { productosFilters } from '../../../contract/entities/listedProductos.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { parseProductos } from '../../data/parseProducto.ts';
import { usePageCall } from '../../data/usePageCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useQuery } from '../../router/useQuery.ts';
import { ProductosView } from './ProductosView.tsx';

/** The filters are part of the URL. */
export default function ProductosPage() {
  usePageTitle(siteTexts.productos.title);
  const [query, changeQuery] = useQuery();
  const productos = usePageCall('productos', 'listPublicProductos', {}, parseProductos);
  return <ProductosView productos={productos} filters={productosFilters(query)} onChange={changeQuery} />;
}
