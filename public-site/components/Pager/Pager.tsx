import { useLocation } from 'react-router-dom';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import styles from './Pager.module.css';

interface PagerProps {
  /** from 1; 0 if the address names no page: then the whole list is drawn, and only visitors without JavaScript need the links */
  current: number;
  count: number;
}

/** Plain links to the pages of a long list. */
export function Pager({ current, count }: PagerProps) {
  const { pathname, search } = useLocation();
  if (count < 2) return null;
  const pathOf = (page: number) => {
    const query = new URLSearchParams(search);
    query.set('pagina', String(page));
    return `${pathname}?${query}`;
  };
  return (
    <nav className={`${styles.pager} ${current === 0 ? 'sin-codigo' : ''}`} aria-label={siteTexts.site.pages}>
      <ul>
        {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <Link
              to={pathOf(page)}
              aria-label={siteTexts.site.page(page)}
              aria-current={page === Math.max(current, 1) ? 'page' : undefined}
            >
              {page}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
