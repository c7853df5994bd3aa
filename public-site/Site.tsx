import { App } from './App.tsx';
import type { ResponseStore } from './data/ResponseStore.ts';
import { ResponseStoreContext } from './data/ResponseStoreContext.ts';
import { RenderedDayContext } from './data/today.ts';

interface SiteProps {
  responses: ResponseStore;
  /** the day of the server's rendering, 'YYYY-MM-DD'; null when the browser renders */
  renderedOn: string | null;
}

/** The root component, rendered by server and browser. */
export function Site({ responses, renderedOn }: SiteProps) {
  return (
    <RenderedDayContext value={renderedOn}>
      <ResponseStoreContext value={responses}>
        <App />
      </ResponseStoreContext>
    </RenderedDayContext>
  );
}
