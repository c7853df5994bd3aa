import type { ReactNode } from 'react';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { hasText } from '../../../contract/values/markup/htmlText.ts';
import type { Home, Lider } from '../../../contract/wire/inicio.ts';
import { longDate, partialDate } from '../../../i18n/dates.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { webHref } from '../../data/webHref.ts';
import { Link } from '../../router/Link.tsx';
import { useToday } from '../../settings/rendering.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import styles from './ObjetivoSection.module.css';

const texts = siteTexts.inicio;

/** @param last day of the category, as `today` 'YYYY-MM-DD' */
const validity = (last: string, today: string): string =>
  last < today ? texts.categoriaVencida(longDate(last)) : texts.categoriaHasta(longDate(last));

/** What an evaluator asks of a group; an empty field is left out. */
function useGroupFacts(lider: Lider | null): { term: string; value: ReactNode }[] {
  const { categoria, categoria_hasta, creacion } = useIdentidad();
  const today = useToday();
  return [
    {
      term: texts.lider,
      value: lider && (
        <Link dir="auto" to={sitePaths.integrante(lider.id, lider.nombre)} className={`enlace ${styles.link}`}>
          {lider.nombre}
        </Link>
      ),
    },
    {
      term: texts.categoria,
      value: categoria && (
        <>
          {categoria}
          {categoria_hasta !== '' && <small> {validity(categoria_hasta, today)}</small>}
        </>
      ),
    },
    { term: texts.creacion, value: partialDate(creacion) },
  ].filter(({ value }) => value);
}

/** The group's objective, its code, its data and its links to registries; renders nothing without any. */
export function ObjetivoSection({ data, titulo }: { data: Home; titulo: string }) {
  const { inicio, lider } = data;
  const facts = useGroupFacts(lider);
  const objetivo = hasText(inicio.objetivo);
  const links = [inicio.url_minciencias, inicio.url_gruplac, inicio.ror];
  if (!objetivo && inicio.codigo === '' && facts.length === 0 && links.every((url) => webHref(url) === null))
    return null;
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
          {facts.length > 0 && (
            <dl className={styles.facts}>
              {facts.map(({ term, value }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <ExternalLink url={inicio.url_minciencias} className="boton acento">
            {siteTexts.inicio.minciencias}
          </ExternalLink>
          <ExternalLink url={inicio.url_gruplac} className={`enlace ${styles.link}`}>
            {siteTexts.inicio.gruplac}
          </ExternalLink>
          <ExternalLink url={inicio.ror} className={`enlace ${styles.link}`}>
            {siteTexts.inicio.ror}
          </ExternalLink>
        </aside>
      </div>
    </section>
  );
}
