import { lineaPath } from '../../../contract/siteLineas.ts';
import type { SiteLinea } from '../../../contract/siteSettings.ts';
import { productoTexts } from '../../../i18n/productoTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { ListFailure } from '../../components/ListFailure/ListFailure.tsx';
import { ProductosByYear } from '../../components/ProductosByYear/ProductosByYear.tsx';
import { productosPath } from '../../components/ProductosByYear/productosPath.ts';
import { parseProductos } from '../../data/parseProducto.ts';
import { usePageCall } from '../../data/usePageCall.ts';
import styles from './ProductosOfLinea.module.css';

interface ProductosOfLineaProps {
  linea: SiteLinea;
  /** false while what is above may still move it */
  isShown: boolean;
}

/** Renders nothing while the products load, or without any. */
export function ProductosOfLinea({ linea, isShown }: ProductosOfLineaProps) {
  const productos = usePageCall('linea', 'listProductosByLinea', { id: linea.id }, parseProductos);
  if (!isShown || productos.status === 'loading' || productos.status === 'slow') return null;
  if (productos.status === 'ready' && productos.data.length === 0) return null;
  return (
    <section className={`ancho ${styles.section}`} aria-labelledby="productos-de-linea">
      <h2 id="productos-de-linea">{productoTexts.productosOfLinea}</h2>
      {productos.status === 'ready' ? (
        <ProductosByYear productos={productos.data} page={lineaPath(linea)} list={productosPath({ linea: linea.id })} />
      ) : (
        <ListFailure state={productos}>{siteTexts.productos.failed}</ListFailure>
      )}
    </section>
  );
}
