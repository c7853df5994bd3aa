import { siteTexts } from '../../../i18n/siteTexts.ts';
import { currentIndex } from '../../router/historyIndex.ts';
import { useSiteHistory } from '../../router/siteHistory.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './BackButton.module.css';

interface BackButtonProps {
  /** path if the visitor did not come from another page of the site */
  fallback: string;
}

/** Goes back in the history, which restores filters and scroll position. */
export function BackButton({ fallback }: BackButtonProps) {
  const { go } = useSiteHistory();
  const goBack = () => {
    if ((currentIndex() ?? 0) > 0) window.history.back();
    else go(fallback);
  };
  return (
    <button type="button" className={styles.back} onClick={goBack}>
      <Icon name="left" />
      {siteTexts.site.back}
    </button>
  );
}
