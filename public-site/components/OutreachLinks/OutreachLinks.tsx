import type { Inicio } from '../../../contract/entities/inicio.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { webHref } from '../../data/webHref.ts';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import styles from './OutreachLinks.module.css';

const texts = siteTexts.inicio;
const products = [
  { field: 'url_observatorio', name: texts.observatorio, text: texts.observatorioText },
  { field: 'url_supervisor', name: texts.supervisor, text: texts.supervisorText },
  { field: 'url_publicaciones', name: texts.publicaciones, text: texts.publicacionesText },
  { field: 'url_serie_guias', name: texts.serieGuias, text: texts.serieGuiasText },
  { field: 'url_guias', name: texts.guias, text: texts.guiasText },
] as const;

/** Links to the other outreach products; leaves out those without a URL. */
export function OutreachLinks({ inicio }: { inicio: Inicio }) {
  const present = products.filter(({ field }) => webHref(inicio[field]) !== null);
  if (present.length === 0) return null;
  return (
    <section className="seccion suave" aria-labelledby="divulgacion">
      <div className={`ancho ${styles.columns}`}>
        <SectionHead id="divulgacion" title={texts.outreach} />
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
