import type { FormEvent } from 'react';
import { searchPath, sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { SEARCH_MAX } from '../../../contract/values/constants.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { lazyPages } from '../../resources/lazyPages.ts';
import { useSiteHistory } from '../../router/siteHistory.ts';
import styles from './HeaderSearch.module.css';

/** The code of the results loads as soon as a search is likely. A failure is shown by the page. */
const loadResults = () => void lazyPages.buscar.load().catch(() => undefined);

/** The search field of every page. Without JavaScript it is a plain form. */
export function HeaderSearch() {
  const { go } = useSiteHistory();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    go(searchPath(String(new FormData(form).get('q') ?? '').trim()));
    form.reset();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> would not answer the Enter key
    <form
      role="search"
      aria-label={siteTexts.site.searchPortal}
      method="get"
      action={sitePaths.buscar}
      className={styles.search}
      onFocus={loadResults}
      onSubmit={search}
    >
      <div className={styles.box}>
        <input
          type="text"
          name="q"
          dir="auto"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={siteTexts.site.searchPortal}
          placeholder={siteTexts.site.search}
          maxLength={SEARCH_MAX}
          className={styles.field}
        />
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
        <button type="submit" className={styles.send}>
          {siteTexts.site.search}
        </button>
      </div>
    </form>
  );
}
