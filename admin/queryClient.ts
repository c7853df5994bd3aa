import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

const RETRY_MS = 300;

/** A refusal is an answer; only what may pass is asked again, and once, so that section 8's messages do not come late. */
function retry(failures: number, error: unknown): boolean {
  const mayPass = error instanceof HttpError && (error.status === 0 || error.status >= 500);
  return mayPass && failures < 1;
}

/** The cache of the back office. */
export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry, retryDelay: RETRY_MS } } });
