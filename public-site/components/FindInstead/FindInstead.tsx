import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { SEARCH_MAX } from '../../../contract/values/constants.ts';
import { notFoundTexts } from '../../../i18n/notFoundTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import type { ListName } from '../BackLinks/BackLinks.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FindInstead.module.css';
import { OtherPlaces } from './OtherPlaces.tsx';

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
