import type { LoadState } from '../../data/loadState.ts';
import { Message } from '../Message/Message.tsx';
import { RetryButton } from '../RetryButton/RetryButton.tsx';

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
