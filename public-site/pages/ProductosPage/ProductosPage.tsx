import { siteTexts } from '../../../i18n/siteTexts.ts';
import { parseProductos } from '../../data/parseProducto.ts';
import { usePageCall } from '../../data/usePageCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useQuery } from '../../router/useQuery.ts';
import { ProductosView } from './ProductosView.tsx';

/** The search is part of the URL. */
export default function ProductosPage() {
  usePageTitle(siteTexts.productos.title);
  const [query, changeQuery] = useQuery();
  const productos = usePageCall('productos', 'listPublicProductos', {}, parseProductos);
  return <ProductosView productos={productos} search={query.get('q') ?? ''} onSearch={(q) => changeQuery({ q })} />;
}
