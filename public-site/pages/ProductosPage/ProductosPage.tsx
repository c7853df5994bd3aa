import { ROWS_VIEW, VIEW_PARAMETER } from '../../../contract/addresses/listQueries.ts';
import { productosFilters } from '../../../contract/entities/listedProductos.ts';
import { readCatalog } from '../../../contract/wire/producto.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { usePageCall } from '../../data/useCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useQuery } from '../../router/useQuery.ts';
import { ProductosView } from './ProductosView.tsx';

/** The filters are part of the URL. */
export default function ProductosPage() {
  usePageTitle(siteTexts.productos.title);
  const [query, changeQuery] = useQuery();
  const productos = usePageCall('productos', 'listPublicProductos', {}, readCatalog);
  return (
    <ProductosView
      productos={productos}
      filters={productosFilters(query)}
      asRows={query.get(VIEW_PARAMETER) === ROWS_VIEW}
      onChange={changeQuery}
    />
  );
}
