import { App } from './App.tsx';
import type { ResponseStore } from './data/ResponseStore.ts';
import { ResponseStoreContext } from './data/ResponseStoreContext.ts';

/** The root component, rendered by server and browser. */
export function Site({ responses }: { responses: ResponseStore }) {
  return (
    <ResponseStoreContext value={responses}>
      <App />
    </ResponseStoreContext>
  );
}
