import type { ProductoPublico } from '../../../contract/entidades/producto.ts';
import { mensajes } from '../../../contract/mensajes.ts';
import { publico } from '../../../i18n/publico.ts';
import { enlaceWeb } from '../../answers/enlaceWeb.ts';
import { BackButton } from '../../components/BackButton/BackButton.tsx';
import { DetailHead } from '../../components/DetailHead/DetailHead.tsx';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { Link } from '../../router/Link.tsx';
import { rutas } from '../../router/routes.ts';
import styles from './ProductoView.module.css';

const texts = publico.productos;

/** A product with its external link. */
export function ProductoView({ producto }: { producto: ProductoPublico }) {
  return (
    <article className="ancho ficha">
      <BackButton fallback={rutas.productos} />
      <DetailHead
        badge={producto.tipo !== '' && <span className="etiqueta">{producto.tipo}</span>}
        title={producto.nombre || texts.sinNombre}
      />
      <div className={styles.body}>
        <p className={styles.description}>{producto.descripcion || texts.sinDescripcion}</p>
        {producto.proyecto_id !== null && producto.proyecto_nombre !== null && (
          <p>
            {texts.proyecto}: <Link to={rutas.proyecto(producto.proyecto_id)}>{producto.proyecto_nombre}</Link>
          </p>
        )}
        {enlaceWeb(producto.url_externa) === null ? (
          <p className={styles.noLink}>{mensajes.publico.sinEnlaceExterno}</p>
        ) : (
          <ExternalLink url={producto.url_externa} className="boton">
            {texts.enlace}
          </ExternalLink>
        )}
      </div>
    </article>
  );
}
