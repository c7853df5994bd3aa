import type { PublicProducto } from '../../../contract/entities/producto.ts';
import { publicSiteMessages } from '../../../contract/publicMessages.ts';
import { sitePaths } from '../../../contract/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { BackLinks } from '../../components/BackLinks/BackLinks.tsx';
import { DetailHead } from '../../components/DetailHead/DetailHead.tsx';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { webHref } from '../../data/webHref.ts';
import { Link } from '../../router/Link.tsx';
import styles from './ProductoView.module.css';

const texts = siteTexts.productos;

export function ProductoView({ producto }: { producto: PublicProducto }) {
  return (
    <article className="ancho ficha">
      <BackLinks list="productos" />
      <DetailHead
        badge={producto.tipo !== '' && <span className="etiqueta">{producto.tipo}</span>}
        title={producto.nombre || texts.noNombre}
        path={sitePaths.producto(producto.id, producto.nombre)}
      />
      <div className={styles.body}>
        <p dir="auto" className={styles.description}>
          {producto.descripcion || texts.noDescripcion}
        </p>
        {producto.proyecto_id !== null && producto.proyecto_nombre !== null && (
          <p>
            {texts.proyecto}:{' '}
            <Link dir="auto" to={sitePaths.proyecto(producto.proyecto_id, producto.proyecto_nombre)}>
              {producto.proyecto_nombre}
            </Link>
          </p>
        )}
        {webHref(producto.url_externa) === null ? (
          <p className={styles.noLink}>{publicSiteMessages.noExternalLink}</p>
        ) : (
          <ExternalLink url={producto.url_externa} className="boton">
            {texts.link}
          </ExternalLink>
        )}
      </div>
    </article>
  );
}
