import { useMemo } from 'react';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { publicSiteMessages } from '../../../contract/calls/publicMessages.ts';
import type { ListedNoticia } from '../../../contract/entities/noticia.ts';
import { noticiaTexts as texts } from '../../../i18n/noticiaTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { CardList } from '../../components/CardList/CardList.tsx';
import { FeedLink } from '../../components/FeedLink/FeedLink.tsx';
import { Loader } from '../../components/Loader/Loader.tsx';
import { ListFailure, Message } from '../../components/Message/Message.tsx';
import { NoticiaCard } from '../../components/NoticiaCard/NoticiaCard.tsx';
import { itemsOf, type LoadState } from '../../data/loadState.ts';
import { Link } from '../../router/Link.tsx';
import { drawing } from './drawing.ts';
import styles from './NoticiasView.module.css';

interface NoticiasViewProps {
  noticias: LoadState<ListedNoticia[]>;
  /** as in the URL; '' for all years */
  anio: string;
}

const yearOfNoticia = ({ fecha }: ListedNoticia): string => fecha.slice(0, 4);
const keyOf = ({ id }: ListedNoticia) => id;
const cardOf = (noticia: ListedNoticia) => <NoticiaCard noticia={noticia} level={3} />;

/** The years as plain links, which work without JavaScript too. */
function Years({ years, current }: { years: readonly string[]; current: string }) {
  const links = [{ year: '', text: texts.allYears as string }, ...years.map((year) => ({ year, text: year }))];
  return (
    <nav aria-label={texts.years} className={`solo-pantalla ${styles.years}`}>
      <ul>
        {links.map(({ year, text }) => (
          <li key={year}>
            <Link
              to={year === '' ? sitePaths.noticias : `${sitePaths.noticias}?anio=${year}`}
              aria-current={year === current ? 'page' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The news below the headings of their years; a year that no noticia has is ignored. */
export function NoticiasView({ noticias, anio }: NoticiasViewProps) {
  const all = itemsOf(noticias);
  const years = useMemo(() => [...new Set(all?.map(yearOfNoticia))].filter((year) => year !== ''), [all]);
  const current = years.includes(anio) ? anio : '';
  const visible = useMemo(
    () => (current === '' ? all : (all?.filter((noticia) => yearOfNoticia(noticia) === current) ?? null)),
    [all, current],
  );
  const groups = useMemo(
    () =>
      [...new Set(all?.map(yearOfNoticia))].map((year) => ({
        key: year,
        heading: <h2 className={styles.year}>{year || texts.noFecha}</h2>,
        has: (noticia: ListedNoticia) => yearOfNoticia(noticia) === year,
      })),
    [all],
  );
  return (
    <>
      <Banner title={texts.title} lead={texts.lead} drawing={drawing} />
      <div className="ancho pagina">
        {years.length > 1 && <Years years={years} current={current} />}
        <div className="bajo-el-filtro">
          <p role="status" className="recuento">
            {all !== null &&
              all.length > 0 &&
              (current === '' ? texts.count(all.length) : texts.showing(visible?.length ?? 0, all.length))}
          </p>
          <FeedLink feed="noticias" />
        </div>
        {all === null && noticias.status !== 'failed' && <Loader text={siteTexts.loading.loading} state={noticias} />}
        {noticias.status === 'failed' && (
          <ListFailure state={noticias}>{publicSiteMessages.noticiasFailed}</ListFailure>
        )}
        {noticias.status === 'ready' && all?.length === 0 && <Message>{publicSiteMessages.noNoticias}</Message>}
        {all !== null && visible !== null && (
          <CardList
            items={all}
            visible={visible}
            keyOf={keyOf}
            card={cardOf}
            groups={groups}
            paged={noticias.status === 'ready'}
          />
        )}
      </div>
    </>
  );
}
