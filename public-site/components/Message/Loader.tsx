import { siteTexts } from '../../../i18n/siteTexts.ts';
import type { LoadState } from '../../data/loadState.ts';
import styles from './Message.module.css';
import { RetryButton } from './Message.tsx';

interface LoaderProps {
  text?: string;
  /** a retry is offered after 15 s or a failure */
  state?: LoadState<unknown>;
  /** formats the message of a failure */
  failure?: (reason: string) => string;
}

const unchanged = (reason: string) => reason;

function problemOf(state: LoadState<unknown>, failure: (reason: string) => string): string | null {
  if (state.status === 'slow') return siteTexts.loading.slow;
  if (state.status !== 'failed') return null;
  return failure(state.cause === 'network' ? siteTexts.loading.noConnection : siteTexts.loading.serverFailed);
}

export function Loader({ text = siteTexts.loading.loading, state, failure = unchanged }: LoaderProps) {
  const problem = state === undefined ? null : problemOf(state, failure);
  return (
    <div className={styles.loader}>
      <p className={styles.text} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        {text}
      </p>
      {problem !== null && <p role="alert">{problem}</p>}
      {problem !== null && state !== undefined && <RetryButton state={state} />}
    </div>
  );
}
