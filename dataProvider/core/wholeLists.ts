import { CancelledError, type QueryClient } from '@tanstack/react-query';

const WHOLE = ['whole'] as const;
const STALE_MS = 10_000;

/** Cache of the lists that the API only answers whole: paging and filters run on the client. */
export interface WholeLists {
  /**
   * Concurrent reads share one request. A failed read is not cached and not retried.
   * @param signal aborted when the caller no longer waits; the shared request goes on
   */
  read<R extends object>(resource: string, load: () => Promise<R[]>, signal?: AbortSignal): Promise<R[]>;
  /** Drops every list. A list in flight is requested again by those who wait for it. */
  clear(): void;
}

export const clearWholeLists = (queryClient: QueryClient) => queryClient.removeQueries({ queryKey: WHOLE });

export function createWholeLists(queryClient: QueryClient): WholeLists {
  return {
    async read<R extends object>(resource: string, load: () => Promise<R[]>, signal?: AbortSignal) {
      for (;;) {
        try {
          return await queryClient.fetchQuery({
            queryKey: [...WHOLE, resource],
            queryFn: load,
            staleTime: STALE_MS,
            retry: false,
            networkMode: 'always',
          });
        } catch (error) {
          if (!(error instanceof CancelledError) || signal?.aborted) throw error;
        }
      }
    },

    clear: () => clearWholeLists(queryClient),
  };
}
