import type { Inicio } from '../../../contract/entities/inicio.ts';
import type { Bloque } from '../../../contract/identidad/bloques.ts';
import { webHref } from '../../data/webHref.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { Block } from '../SectionHead/SectionHead.tsx';
import styles from './OutreachLinks.module.css';

/** Links to the other outreach products; leaves out those without a URL. */
export function OutreachLinks({ inicio, bloque }: { inicio: Inicio; bloque: Bloque }) {
  const { divulgacion } = useIdentidad();
  const present = divulgacion.filter(({ id }) => webHref(inicio[id]) !== null);
  if (present.length === 0) return null;
  return (
    <Block bloque={bloque} look="suave constante" inner={styles.columns}>
      <ul>
        {present.map(({ id, nombre, texto }) => (
          <li key={id} className={styles.product}>
            <ExternalLink url={inicio[id]} className={`cubre ${styles.link}`}>
              {nombre}
            </ExternalLink>
            <p>{texto}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}
