/** A value that changes outside of React. `subscribe` and `get` are what useSyncExternalStore takes. */
export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  /** @returns the function that removes the listener */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Adds an item to a list. @returns the function that removes it */
export function addTo<T extends object>({ get, set }: Store<readonly T[]>, item: T): () => void {
  set([...get(), item]);
  return () => set(get().filter((other) => other !== item));
}
