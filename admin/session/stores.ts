import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Control } from 'react-hook-form';
import { createStore, type Store } from '../../client/createStore.ts';
import { createLastOperation } from '../../dataProvider/core/operation.ts';
import { createSignOuts } from '../../dataProvider/core/signOuts.ts';
import { createIndexedCopies } from './localCopies/indexedCopies.ts';
import { createQuestion, createSessionGate } from './sessionGate.ts';

/** What one back office knows outside of React. @param host origin of the API; '' is the site's own */
export function createStores(host: string) {
  return {
    gate: createSessionGate(),
    /** asks for the user's password while the server needs it for a request */
    password: createQuestion(),
    /** the writes in progress, so that a form can tell that one is slow, and cancel it */
    writes: createStore<readonly AbortController[]>([]),
    /**
     * Progress of the uploads, from 0 to 1; null without one. An import is sent while its user goes on with forms. A form that is left
     * goes on sending: of two uploads, the last report counts.
     */
    uploads: { form: createStore<number | null>(null), import: createStore<number | null>(null) },
    /** the uploads of files that a form will name */
    sending: createStore<readonly { form: Control }[]>([]),
    copies: createIndexedCopies(),
    /** the operation of the last write, which its toast offers to undo */
    lastOperation: createLastOperation(),
    /** the number of the last toast about each field or form: an earlier one closes */
    latestToasts: createStore<Readonly<Record<string, number>>>({}),
    signOuts: createSignOuts({ host }),
  };
}

export type Stores = ReturnType<typeof createStores>;

export const StoresContext = createContext<Stores | null>(null);

export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (stores === null) throw new Error('Outside of the back office');
  return stores;
}

/** The value of a store, also after it changes. */
export const useStoreValue = <T>({ subscribe, get }: Pick<Store<T>, 'subscribe' | 'get'>): T =>
  useSyncExternalStore(subscribe, get);
