import { hasText } from '../../../contract/values/hasText.ts';
import type { Home } from '../../../contract/wire/inicio.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { webHref } from '../../data/webHref.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import { GroupFacts, hasFacts } from './GroupFacts.tsx';
import styles from './ObjetivoSection.module.css';

/** The group's objective, its code, its data and its links to registries; renders nothing without any. */
export function ObjetivoSection({ data, titulo }: { data: Home; titulo: string }) {
  const { inicio, lider } = data;
  const { categoria, categoria_hasta, creacion } = useIdentidad();
  const group = { lider, categoria, categoria_hasta, creacion };
  const objetivo = hasText(inicio.objetivo);
  const links = [inicio.url_minciencias, inicio.url_gruplac, inicio.ror];
  if (!objetivo && inicio.codigo === '' && !hasFacts(group) && links.every((url) => webHref(url) === null)) return null;
  return (
    <section className="seccion" aria-labelledby={objetivo ? 'objetivo' : undefined}>
      <div className={`ancho ${styles.columns}`}>
        {objetivo && (
          <div>
            <SectionHead id="objetivo" title={titulo} />
            <RichText html={inicio.objetivo} />
          </div>
        )}
        <aside className={styles.card}>
          {inicio.codigo !== '' && (
            <p>
              {siteTexts.inicio.codigo}
              <strong dir="auto">{inicio.codigo}</strong>
            </p>
          )}
          {hasFacts(group) && <GroupFacts {...group} />}
          <ExternalLink url={inicio.url_minciencias} className="boton acento">
            {siteTexts.inicio.minciencias}
          </ExternalLink>
          <ExternalLink url={inicio.url_gruplac} className={styles.link}>
            {siteTexts.inicio.gruplac}
          </ExternalLink>
          <ExternalLink url={inicio.ror} className={styles.link}>
            {siteTexts.inicio.ror}
          </ExternalLink>
        </aside>
      </div>
    </section>
  );
}
