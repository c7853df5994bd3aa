import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import { currentIndex, useSiteHistory } from '../../router/siteHistory.ts';
import { Icon } from '../Icon/Icon.tsx';
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
  const { go } = useSiteHistory();
  // Back restores filters and scroll position; a visitor who did not come from another page of the site goes to the list.
  const goBack = () => {
    if ((currentIndex() ?? 0) > 0) window.history.back();
    else go(sitePaths[list]);
  };
  return (
    <div className={`solo-pantalla ${styles.links}`}>
      <button type="button" className={`boton-contorno ${styles.back}`} onClick={goBack}>
        <Icon name="left" />
        {siteTexts.site.back}
      </button>
      <Link to={sitePaths[list]} className={`enlace ${styles.list}`}>
        {siteTexts.site.lists[list]}
      </Link>
      <Path section={{ text: siteTexts.sections[list], to: sitePaths[list] }} {...(title !== undefined && { title })} />
    </div>
  );
}
