import { memo } from 'react';
import type { ListedProducto } from '../../../contract/entities/producto.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { authorsAndYear } from './authorsAndYear.ts';
import styles from './ProductoCard.module.css';

interface ProductoCardProps {
  producto: ListedProducto;
  to: string;
  /** 'Ver detalles' on the home, 'Ver Detalles' on the products page */
  linkText: string;
  level: 2 | 3;
  /** the name always has 2 */
  descriptionLines: 4 | 5;
}

export const ProductoCard = memo(function ProductoCard(props: ProductoCardProps) {
  const { producto, to, linkText, level, descriptionLines } = props;
  const Title = `h${level}` as const;
  const nombre = producto.nombre || siteTexts.productos.noNombre;
  const note = authorsAndYear(producto);
  return (
    <article className="tarjeta">
      {producto.tipo !== '' && <span className="etiqueta">{producto.tipo}</span>}
      <Title dir="auto" className={`recorte ${styles.name}`}>
        {nombre}
      </Title>
      {note !== '' && (
        <p dir="auto" className={styles.note}>
          {note}
        </p>
      )}
      <p dir="auto" className={`resumen recorte ${descriptionLines === 4 ? styles.four : styles.five}`}>
        {producto.descripcion || siteTexts.productos.noDescripcion}
      </p>
      <Link to={to} className="mas cubre">
        {linkText} <span className="solo-lectores">{siteTexts.site.of(nombre)}</span>
        <Icon name="right" />
      </Link>
    </article>
  );
});
