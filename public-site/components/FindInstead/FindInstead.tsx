import type { ReactNode } from 'react';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { SEARCH_MAX } from '../../../contract/values/constants.ts';
import { notFoundTexts } from '../../../i18n/notFoundTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import type { ListName } from '../BackLinks/BackLinks.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FindInstead.module.css';

const LISTS = Object.keys(siteTexts.site.lists) as readonly ListName[];

interface OtherPlacesProps {
  /** a list that is linked already */
  except?: ListName;
  /** an item after the lists */
  more?: ReactNode;
  /** above the lists */
  children?: ReactNode;
}

/** Other places to look at, on a page without content: the lists. */
export function OtherPlaces({ except, more, children }: OtherPlacesProps) {
  return (
    <section className={`solo-pantalla ${styles.find}`} aria-labelledby="encontrar">
      <h2 id="encontrar">{notFoundTexts.findInstead}</h2>
      {children}
      <ul className={styles.lists}>
        {LISTS.filter((list) => list !== except).map((list) => (
          <li key={list}>
            <Link to={sitePaths[list]}>{siteTexts.site.lists[list]}</Link>
          </li>
        ))}
        {more}
      </ul>
    </section>
  );
}

/** A search and the lists, for a page without content. A plain form: it also works without JavaScript. @param except a list that is linked already */
export function FindInstead({ except }: { except?: ListName }) {
  return (
    <OtherPlaces {...(except !== undefined && { except })}>
      <form method="get" action={sitePaths.buscar} className={styles.form}>
        <label className={styles.label}>
          <span>{notFoundTexts.search}</span>
          <input type="search" name="q" dir="auto" enterKeyHint="search" className="campo" maxLength={SEARCH_MAX} />
        </label>
        <button type="submit" className="boton claro">
          <Icon name="search" />
          {siteTexts.site.search}
        </button>
      </form>
    </OtherPlaces>
  );
}
