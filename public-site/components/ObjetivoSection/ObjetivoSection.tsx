import type { Inicio } from '../../../contract/entities/inicio.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import styles from './ObjetivoSection.module.css';

/** The group's objective, its code and the ministry link. */
export function ObjetivoSection({ inicio }: { inicio: Inicio }) {
  return (
    <section className="seccion" aria-labelledby="objetivo">
      <div className={`ancho ${styles.columns}`}>
        <div>
          <SectionHead id="objetivo" title={siteTexts.inicio.objetivo} />
          <RichText html={inicio.objetivo} />
        </div>
        <aside className={styles.card}>
          {inicio.codigo !== '' && (
            <p>
              {siteTexts.inicio.codigo}
              <strong>{inicio.codigo}</strong>
            </p>
          )}
          <ExternalLink url={inicio.url_minciencias} className="boton acento">
            {siteTexts.inicio.minciencias}
          </ExternalLink>
        </aside>
      </div>
    </section>
  );
}
