export type LoadState<T> = Pending | Failed | Ready<T>;

interface Ready<T> {
  status: 'ready';
  data: T;
  /** the data are a part of the list, and all of it is being requested */
  partial?: boolean;
}

/** `slow`: no response for 15 s. */
interface Pending {
  status: 'loading' | 'slow';
  retry: () => void;
}

/** `network`: no response; `server`: an error response; `missing`: not found. */
export type FailureCause = 'network' | 'server' | 'missing';

interface Failed {
  status: 'failed';
  cause: FailureCause;
  /** of a page that has another address now */
  direccion?: string | undefined;
  /** the id of the record that this one was merged into */
  movido_a?: number | undefined;
  retry: () => void;
}

/** The list; empty after a failure, null while it loads. */
export function itemsOf<T>(state: LoadState<T[]>): T[] | null {
  if (state.status === 'ready') return state.data;
  return state.status === 'failed' ? [] : null;
}

/** True if the record does not exist: the call answered 404, or without a record. */
export const isMissing = (state: LoadState<unknown>): boolean =>
  state.status === 'ready' ? state.data === null : state.status === 'failed' && state.cause === 'missing';
