import { useSyncExternalStore } from 'react';
import { listen } from '../../client/listen.ts';
import type { DocumentSettings } from '../../contract/identidad/siteSettings.ts';
import { LazyPart } from '../components/LazyPart.ts';
import { lazyComponent } from '../components/lazyComponent.tsx';
import { PageBoundary } from '../components/PageBoundary/PageBoundary.tsx';
import type { ResponseStore } from '../data/ResponseStore.ts';
import { ResponseStoreContext } from '../data/useCall.ts';
import { loadAdmin } from '../prefetch/loadAdmin.ts';
import type { DocumentHead } from '../router/DocumentHead.ts';
import { isBackOffice } from '../router/hashAddress.ts';
import { type SiteHistory, SiteHistoryContext, type SitePlace } from '../router/siteHistory.ts';
import { type Rendering, RenderingContext } from '../settings/rendering.ts';
import { SiteSettingsContext } from '../settings/siteSettings.ts';
import { App } from './App.tsx';

const EVENTS = ['hashchange', 'popstate'] as const;

const subscribe = (listener: () => void) => listen(window, EVENTS, listener);

/** True under #/admin. Read without the public router, because the back office has its own. */
const useIsAdmin = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isBackOffice(window.location),
    () => false,
  );

const Admin = lazyComponent(new LazyPart(loadAdmin));

function AdminRoute() {
  return (
    <PageBoundary>
      <Admin />
    </PageBoundary>
  );
}

interface SiteProps {
  /** the document's in the browser, that of one address on the server */
  history: SiteHistory;
  responses: ResponseStore;
  /** on the server; in the browser, the document has them */
  settings?: DocumentSettings | undefined;
  rendering: Rendering;
  /** in the browser: called with each place before its page renders */
  prefetch?: (place: SitePlace) => void;
  /** in the browser: the head of the document, which follows the navigation */
  head?: DocumentHead;
}

/** The root component, rendered by server and browser: the back office under /admin, the public site elsewhere. */
export function Site({ history, responses, settings, rendering, prefetch, head }: SiteProps) {
  if (useIsAdmin()) return <AdminRoute />;
  return (
    <RenderingContext value={rendering}>
      <ResponseStoreContext value={responses}>
        <SiteSettingsContext value={settings ?? null}>
          <SiteHistoryContext value={history}>
            <App prefetch={prefetch} head={head} />
          </SiteHistoryContext>
        </SiteSettingsContext>
      </ResponseStoreContext>
    </RenderingContext>
  );
}
