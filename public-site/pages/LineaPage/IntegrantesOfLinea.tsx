import type { IntegranteOfLinea } from '../../../contract/entities/producto.ts';
import { integrantesTexts } from '../../../i18n/integrantesTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { PersonLink } from '../../components/PersonLink/PersonLink.tsx';
import styles from './ProductosOfLinea.module.css';

/** The members of the line's projects; renders nothing without any. */
export function IntegrantesOfLinea({ integrantes }: { integrantes: readonly IntegranteOfLinea[] }) {
  if (integrantes.length === 0) return null;
  return (
    <section className={`ancho ${styles.section}`} aria-labelledby="integrantes-de-linea">
      <h2 id="integrantes-de-linea">{siteTexts.lineas.integrantes}</h2>
      <p className="recuento">{integrantesTexts.count(integrantes.length)}</p>
      <ul className="rejilla">
        {integrantes.map((integrante) => (
          <li key={integrante.id}>
            <PersonLink id={integrante.id} integrante={integrante} />
          </li>
        ))}
      </ul>
    </section>
  );
}
