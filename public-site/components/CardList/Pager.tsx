import { listQueryOf, PAGE_PARAMETER } from '../../../contract/addresses/listQueries.ts';
import { matchRoute } from '../../../contract/addresses/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import { addressOf, usePlace } from '../../router/siteHistory.ts';
import styles from './CardList.module.css';
import type { Pages } from './useListPart.ts';

const texts = siteTexts.pager;

interface PageLink {
  page: number;
  text: string;
  /** accessible name; contains the text */
  name: string;
}

function linksOf({ current, count }: Pages): PageLink[] {
  const back = [
    { page: 1, ...texts.first },
    { page: current - 1, ...texts.previous },
  ];
  const numbers = [current - 1, current, current + 1]
    .filter((page) => page >= 1 && page <= count)
    .map((page) => ({ page, text: String(page), name: texts.page(page) }));
  const forward = [
    { page: current + 1, ...texts.next },
    { page: count, ...texts.last },
  ];
  return [...(current > 1 ? back : []), ...numbers, ...(current < count ? forward : [])];
}

/** Plain links between the pages of a long list. While the whole list is drawn, only visitors without JavaScript see them. */
export function Pager({ pages }: { pages: Pages }) {
  const { current, count, wholeList } = pages;
  const { path, query: sent } = usePlace();
  const route = matchRoute(path);
  if (count < 2 || route.page === 'admin') return null;
  // The server renders a list with the parameters that it reads, in a fixed order.
  const shown = listQueryOf(route, sent).query;
  const pathOf = (page: number) => {
    const query = new URLSearchParams(shown);
    query.delete(PAGE_PARAMETER);
    if (page > 1) query.set(PAGE_PARAMETER, String(page));
    return addressOf({ path, query: query.toString() });
  };
  return (
    <nav className={`${styles.pager} ${wholeList ? 'sin-codigo' : ''}`} aria-label={texts.label}>
      <p>{texts.position(current, count)}</p>
      <ul className="partes">
        {linksOf(pages).map(({ page, text, name }) => (
          <li key={text}>
            <Link to={pathOf(page)} aria-label={name} aria-current={text === String(current) ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
