import { lineaPath } from '../../../contract/addresses/siteLineas.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import type { OfLinea } from '../../../contract/wire/ofLinea.ts';
import { productoTexts } from '../../../i18n/productoTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { ListFailure } from '../../components/ListFailure/ListFailure.tsx';
import { ProductosByYear } from '../../components/ProductosByYear/ProductosByYear.tsx';
import { productosPath } from '../../components/ProductosByYear/productosPath.ts';
import type { LoadState } from '../../data/loadState.ts';
import styles from './ProductosOfLinea.module.css';

interface ProductosOfLineaProps {
  linea: SiteLinea;
  state: LoadState<OfLinea>;
  /** false until the content above has its final height */
  isShown: boolean;
}

/** Renders nothing while the products load, or if there are none. */
export function ProductosOfLinea({ linea, state, isShown }: ProductosOfLineaProps) {
  if (!isShown || state.status === 'loading' || state.status === 'slow') return null;
  if (state.status === 'ready' && state.data.productos.length === 0) return null;
  return (
    <section className={`ancho ${styles.section}`} aria-labelledby="productos-de-linea">
      <h2 id="productos-de-linea">{productoTexts.productosOfLinea}</h2>
      {state.status === 'ready' ? (
        <>
          <p className="recuento">{siteTexts.productos.count(state.data.productos.length)}</p>
          <ProductosByYear
            productos={state.data.productos}
            page={lineaPath(linea)}
            list={productosPath({ linea: linea.id })}
          />
        </>
      ) : (
        <ListFailure state={state}>{siteTexts.productos.failed}</ListFailure>
      )}
    </section>
  );
}
