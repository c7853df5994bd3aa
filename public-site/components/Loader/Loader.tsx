import { siteTexts } from '../../../i18n/siteTexts.ts';
import type { Carga } from '../../data/loadState.ts';
import { RetryButton } from '../RetryButton/RetryButton.tsx';
import styles from './Loader.module.css';

interface LoaderProps {
  text: string;
  /** the pending data; a retry is offered after 15 s or a failure */
  carga?: Carga<unknown>;
  /** the words for what failed, around the reason */
  failure?: (reason: string) => string;
}

const asItIs = (reason: string) => reason;

/** Why the wait is longer than it should be, or null while it is not. */
function troubleOf(carga: Carga<unknown>, failure: (reason: string) => string): string | null {
  if (carga.estado === 'lento') return siteTexts.loading.slow;
  if (carga.estado !== 'fallo') return null;
  return failure(carga.causa === 'red' ? siteTexts.loading.noConnection : siteTexts.loading.serverFailed);
}

/** A spinner with its text. */
export function Loader({ text, carga, failure = asItIs }: LoaderProps) {
  const trouble = carga === undefined ? null : troubleOf(carga, failure);
  return (
    <div className={styles.loader}>
      <p className={styles.text} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        {text}
      </p>
      {trouble !== null && <p role="alert">{trouble}</p>}
      {trouble !== null && carga !== undefined && <RetryButton carga={carga} />}
    </div>
  );
}
