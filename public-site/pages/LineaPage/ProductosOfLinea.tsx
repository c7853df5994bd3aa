import type { ListedProducto } from '../../../contract/entities/producto.ts';
import { type LineaSlug, lineas } from '../../../contract/lineas.ts';
import { sitePaths } from '../../../contract/siteRoutes.ts';
import { productoTexts } from '../../../i18n/productoTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { ListFailure } from '../../components/ListFailure/ListFailure.tsx';
import { ProductosByYear } from '../../components/ProductosByYear/ProductosByYear.tsx';
import { productosPath } from '../../components/ProductosByYear/productosPath.ts';
import type { LoadState } from '../../data/loadState.ts';
import styles from './ProductosOfLinea.module.css';

interface ProductosOfLineaProps {
  slug: LineaSlug;
  productos: LoadState<ListedProducto[]>;
}

/** Renders nothing while the products load, or without any. */
export function ProductosOfLinea({ slug, productos }: ProductosOfLineaProps) {
  if (productos.status === 'loading' || productos.status === 'slow') return null;
  if (productos.status === 'ready' && productos.data.length === 0) return null;
  return (
    <section className={`ancho ${styles.section}`} aria-labelledby="productos-de-linea">
      <h2 id="productos-de-linea">{productoTexts.productosOfLinea}</h2>
      {productos.status === 'ready' ? (
        <ProductosByYear
          productos={productos.data}
          page={sitePaths.linea(slug)}
          list={productosPath({ linea: lineas[slug].id })}
        />
      ) : (
        <ListFailure state={productos}>{siteTexts.productos.failed}</ListFailure>
      )}
    </section>
  );
}
