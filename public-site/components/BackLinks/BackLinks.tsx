import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import { BackButton } from '../BackButton/BackButton.tsx';
import { Path } from '../Path/Path.tsx';
import styles from './BackLinks.module.css';

export type ListName = keyof typeof siteTexts.site.lists;

interface BackLinksProps {
  list: ListName;
  /** of the record; absent if there is none */
  title?: string;
}

/** The path of a detail page, its back button and a plain link to its list, which also works without JavaScript. */
export function BackLinks({ list, title }: BackLinksProps) {
  return (
    <div className={`solo-pantalla ${styles.links}`}>
      <BackButton fallback={sitePaths[list]} />
      <Link to={sitePaths[list]} className={styles.list}>
        {siteTexts.site.lists[list]}
      </Link>
      <Path section={{ text: siteTexts.sections[list], to: sitePaths[list] }} {...(title !== undefined && { title })} />
    </div>
  );
}
