import type { Inicio } from '../../../contract/entidades/inicio.ts';
import { publico } from '../../../i18n/publico.ts';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import styles from './ObjetivoSection.module.css';

/** The group's objective, its code and the link to the science ministry. */
export function ObjetivoSection({ inicio }: { inicio: Inicio }) {
  return (
    <section className="seccion" aria-labelledby="objetivo">
      <div className={`ancho ${styles.columns}`}>
        <div>
          <SectionHead id="objetivo" title={publico.inicio.objetivo} />
          <RichText html={inicio.objetivo} />
        </div>
        <aside className={styles.card}>
          {inicio.codigo !== '' && (
            <p>
              {publico.inicio.codigo}
              <strong>{inicio.codigo}</strong>
            </p>
          )}
          <ExternalLink url={inicio.url_minciencias} className="boton acento">
            {publico.inicio.minciencias}
          </ExternalLink>
        </aside>
      </div>
    </section>
  );
}
