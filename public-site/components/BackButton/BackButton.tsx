import { siteTexts } from '../../../i18n/siteTexts.ts';
import { formatHash } from '../../router/hashStore.ts';
import { goBack } from '../../router/historyIndex.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './BackButton.module.css';

interface BackButtonProps {
  /** where to go when the visitor did not come from another page of the site */
  fallback: string;
}

/** One step back: to the list with its filters and where it was scrolled to. */
export function BackButton({ fallback }: BackButtonProps) {
  return (
    <button type="button" className={styles.back} onClick={() => goBack(formatHash(fallback))}>
      <Icon name="left" />
      {siteTexts.site.back}
    </button>
  );
}
