import type { Inicio } from '../../../contract/entidades/inicio.ts';
import { publico } from '../../../i18n/publico.ts';
import { enlaceWeb } from '../../answers/enlaceWeb.ts';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import styles from './OutreachLinks.module.css';

const texts = publico.inicio;
const products = [
  { field: 'url_observatorio', name: texts.observatorio, text: texts.observatorioTexto },
  { field: 'url_supervisor', name: texts.supervisor, text: texts.supervisorTexto },
  { field: 'url_publicaciones', name: texts.publicaciones, text: texts.publicacionesTexto },
  { field: 'url_serie_guias', name: texts.serieDeGuias, text: texts.serieDeGuiasTexto },
  { field: 'url_guias', name: texts.guias, text: texts.guiasTexto },
] as const;

/** Links to the other outreach products; one without an address is left out. */
export function OutreachLinks({ inicio }: { inicio: Inicio }) {
  const present = products.filter(({ field }) => enlaceWeb(inicio[field]) !== null);
  if (present.length === 0) return null;
  return (
    <section className="seccion suave" aria-labelledby="divulgacion">
      <div className={`ancho ${styles.columns}`}>
        <SectionHead id="divulgacion" title={texts.divulgacion} />
        <ul>
          {present.map(({ field, name, text }) => (
            <li key={field} className={styles.product}>
              <ExternalLink url={inicio[field]} className={`cubre ${styles.link}`}>
                {name}
              </ExternalLink>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
