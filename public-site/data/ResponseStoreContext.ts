import { createContext } from 'react';
import type { ResponseStore } from './ResponseStore.ts';

/** Embedded and prefetched responses; null without prefetch. */
export const ResponseStoreContext = createContext<ResponseStore | null>(null);
