import { siteTexts } from '../../../i18n/siteTexts.ts';
import { formatHash } from '../../router/hashStore.ts';
import { goBack } from '../../router/historyIndex.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './BackButton.module.css';

interface BackButtonProps {
  /** path if the visitor did not come from another page of the site */
  fallback: string;
}

/** Goes back in the history, which restores filters and scroll position. */
export function BackButton({ fallback }: BackButtonProps) {
  return (
    <button type="button" className={styles.back} onClick={() => goBack(formatHash(fallback))}>
      <Icon name="left" />
      {siteTexts.site.back}
    </button>
  );
}
