import { listQueryOf, ROWS_VIEW, VIEW_PARAMETER } from '../../../contract/addresses/listQueries.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { productoListTexts as texts } from '../../../i18n/productoTexts.ts';
import { Link } from '../../router/Link.tsx';
import { addressOf, usePlace } from '../../router/siteHistory.ts';
import styles from './ViewLinks.module.css';

/** The same products and page in one of the two forms. */
function addressIn(sent: string, asRows: boolean): string {
  const query = new URLSearchParams(sent);
  if (asRows) query.set(VIEW_PARAMETER, ROWS_VIEW);
  else query.delete(VIEW_PARAMETER);
  // The server renders a list with the parameters that it reads, in a fixed order.
  return addressOf({ path: sitePaths.productos, query: listQueryOf({ page: 'productos' }, query.toString()).query });
}

/** Plain links between the cards and the rows. */
export function ViewLinks({ asRows }: { asRows: boolean }) {
  const { query } = usePlace();
  return (
    <nav className={styles.views} aria-label={texts.views}>
      <ul>
        {[false, true].map((isRows) => (
          <li key={String(isRows)}>
            <Link to={addressIn(query, isRows)} aria-current={isRows === asRows ? 'true' : undefined}>
              {isRows ? texts.rows : texts.cards}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
