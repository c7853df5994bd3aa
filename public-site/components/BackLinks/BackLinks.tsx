import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import { BackButton } from '../BackButton/BackButton.tsx';
import styles from './BackLinks.module.css';

export type ListName = keyof typeof siteTexts.site.lists;

/** The back button of a detail page and a plain link to its list, which also works without JavaScript. */
export function BackLinks({ list }: { list: ListName }) {
  return (
    <div className={`solo-pantalla ${styles.links}`}>
      <BackButton fallback={sitePaths[list]} />
      <Link to={sitePaths[list]} className={styles.list}>
        {siteTexts.site.lists[list]}
      </Link>
    </div>
  );
}
