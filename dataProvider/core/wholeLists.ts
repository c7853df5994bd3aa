import { CancelledError, type QueryClient } from '@tanstack/react-query';

const WHOLE = ['whole'] as const;
const STALE_MS = 10_000;

/** Cache of the lists that the API answers without paging or filters. */
export interface WholeLists {
  /** Concurrent reads share one request, which no `signal` aborts. A failed read is neither cached nor retried. */
  read<R extends object>(resource: string, load: () => Promise<R[]>, signal?: AbortSignal): Promise<R[]>;
  /** Removes every list. Pending reads repeat their request. */
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
