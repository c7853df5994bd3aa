import { useMemo } from 'react';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { publicSiteMessages } from '../../../contract/calls/publicMessages.ts';
import type { ListedNoticia } from '../../../contract/entities/noticia.ts';
import { readNoticias } from '../../../contract/wire/noticia.ts';
import { noticiaTexts as texts } from '../../../i18n/noticiaTexts.ts';
import { BannerPage, type Drawing } from '../../components/Banner/Banner.tsx';
import { FeedLink } from '../../components/FeedLink/FeedLink.tsx';
import { ListFailure } from '../../components/Message/Message.tsx';
import { NoticiaCard } from '../../components/NoticiaCard/NoticiaCard.tsx';
import { RecordList } from '../../components/RecordList/RecordList.tsx';
import { itemsOf } from '../../data/loadState.ts';
import { useListCall } from '../../data/useCall.ts';
import { Link } from '../../router/Link.tsx';
import { useQuery } from '../../router/useQuery.ts';
import styles from './NoticiasPage.module.css';

/** A newspaper with a picture on its first page. */
const drawing: Drawing = {
  low: 'M616 210a186 186 0 1 1-372 0 186 186 0 0 1 372 0z',
  mid: 'M264 60h280v276a34 34 0 0 0 34 34H298a34 34 0 0 1-34-34zM558 120h54v216a34 34 0 0 1-54 0z',
  high: 'M288 86h232v32H288zm128 56h104v14H416zm0 28h104v14H416zm0 28h104v14H416zm0 28h80v14h-80zM288 274h232v14H288zm0 30h232v14H288zm0 30h150v14H288z',
  accent: 'M288 142h106v106H288zm14 90h78l-28-44-18 24-12-14zM330 168a10 10 0 1 1-20 0 10 10 0 0 1 20 0z',
};

const yearOfNoticia = ({ fecha }: ListedNoticia): string => fecha.slice(0, 4);

/** The years as plain links, which work without JavaScript too. */
function Years({ years, current }: { years: readonly string[]; current: string }) {
  const links = [{ year: '', text: texts.allYears as string }, ...years.map((year) => ({ year, text: year }))];
  return (
    <nav aria-label={texts.years} className={`solo-pantalla ${styles.years}`}>
      <ul className="partes">
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

/** The news below the headings of their years. The address selects a year; one that no noticia has is ignored. */
export default function NoticiasPage() {
  const [query] = useQuery();
  const noticias = useListCall('noticias', readNoticias);
  const all = itemsOf(noticias);
  const groups = useMemo(
    () =>
      [...new Set(all?.map(yearOfNoticia))].map((year) => ({
        key: year,
        heading: <h2 className={styles.year}>{year || texts.noFecha}</h2>,
        has: (noticia: ListedNoticia) => yearOfNoticia(noticia) === year,
      })),
    [all],
  );
  const years = groups.map(({ key }) => key).filter((year) => year !== '');
  const anio = query.get('anio') ?? '';
  const current = years.includes(anio) ? anio : '';
  const visible = useMemo(
    () => (current === '' ? all : (all?.filter((noticia) => yearOfNoticia(noticia) === current) ?? null)),
    [all, current],
  );
  return (
    <BannerPage title={texts.title} lead={texts.lead} drawing={drawing}>
      {years.length > 1 && <Years years={years} current={current} />}
      <RecordList
        state={noticias}
        items={all}
        visible={visible}
        isFiltered={current !== ''}
        texts={texts}
        failure={<ListFailure state={noticias}>{publicSiteMessages.noticiasFailed}</ListFailure>}
        none={publicSiteMessages.noNoticias}
        beside={<FeedLink feed="noticias" />}
        card={(noticia) => <NoticiaCard noticia={noticia} />}
        groups={groups}
        paged
      />
    </BannerPage>
  );
}
