import type { ReactNode } from 'react';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import type { LoadState } from '../../data/loadState.ts';
import styles from './Message.module.css';

/** Repeats a slow or failed call; renders nothing when the data is ready. */
export function RetryButton({ state }: { state: LoadState<unknown> }) {
  if (state.status === 'ready') return null;
  return (
    <button type="button" className="boton claro" onClick={state.retry}>
      {siteTexts.loading.retry}
    </button>
  );
}

interface MessageProps {
  children: ReactNode;
  action?: ReactNode;
}

export function Message({ children, action }: MessageProps) {
  return (
    <div className={`rayas ${styles.message}`}>
      <p>{children}</p>
      {action}
    </div>
  );
}

interface ListFailureProps {
  children: string;
  /** the text of an empty list, shown beside */
  emptyText?: string;
  state: LoadState<unknown>;
}

export function ListFailure({ children, emptyText, state }: ListFailureProps) {
  return (
    <Message action={<RetryButton state={state} />}>
      <strong role="alert">{children}</strong> {emptyText}
    </Message>
  );
}
