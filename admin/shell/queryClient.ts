import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

const RETRY_MS = 300;

/** Retries network failures and 5xx once, so that error messages appear soon. A 4xx is final. */
function retry(failures: number, error: unknown): boolean {
  const isTransient = error instanceof HttpError && (error.status === 0 || error.status >= 500);
  return isTransient && failures < 1;
}

export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry, retryDelay: RETRY_MS } } });
