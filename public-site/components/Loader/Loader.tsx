import { siteTexts } from '../../../i18n/siteTexts.ts';
import type { LoadState } from '../../data/loadState.ts';
import { RetryButton } from '../RetryButton/RetryButton.tsx';
import styles from './Loader.module.css';

interface LoaderProps {
  text: string;
  /** the pending data; a retry is offered after 15 s or a failure */
  state?: LoadState<unknown>;
  /** the words for what failed, around the reason */
  failure?: (reason: string) => string;
}

const asItIs = (reason: string) => reason;

/** Why the wait is longer than it should be, or null while it is not. */
function troubleOf(state: LoadState<unknown>, failure: (reason: string) => string): string | null {
  if (state.status === 'slow') return siteTexts.loading.slow;
  if (state.status !== 'failed') return null;
  return failure(state.cause === 'network' ? siteTexts.loading.noConnection : siteTexts.loading.serverFailed);
}

/** A spinner with its text. */
export function Loader({ text, state, failure = asItIs }: LoaderProps) {
  const trouble = state === undefined ? null : troubleOf(state, failure);
  return (
    <div className={styles.loader}>
      <p className={styles.text} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        {text}
      </p>
      {trouble !== null && <p role="alert">{trouble}</p>}
      {trouble !== null && state !== undefined && <RetryButton state={state} />}
    </div>
  );
}
