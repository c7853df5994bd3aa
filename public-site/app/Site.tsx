import type { DocumentSettings } from '../../contract/identidad/siteSettings.ts';
import { PublicOriginContext } from '../data/absoluteAddress.ts';
import type { ResponseStore } from '../data/ResponseStore.ts';
import { ResponseStoreContext } from '../data/ResponseStoreContext.ts';
import { RenderedDayContext } from '../data/today.ts';
import type { DocumentHead } from '../router/DocumentHead.ts';
import { type SiteHistory, SiteHistoryContext } from '../router/siteHistory.ts';
import { useIsAdmin } from '../router/useIsAdmin.ts';
import { SiteSettingsContext } from '../settings/siteSettings.ts';
import { AdminRoute } from './AdminRoute.tsx';
import { App } from './App.tsx';

interface SiteProps {
  /** the document's in the browser, that of one address on the server */
  history: SiteHistory;
  responses: ResponseStore;
  /** on the server; in the browser, the document has them */
  settings?: DocumentSettings | undefined;
  /** the day of the server's rendering, 'YYYY-MM-DD'; null when the browser renders */
  renderedOn: string | null;
  /** the origin of PUBLIC_URL; '' if it is not known */
  publicOrigin: string;
  /** in the browser: the head of the document, which follows the navigation */
  head?: DocumentHead;
}

/** The root component, rendered by server and browser: the back office under /admin, the public site elsewhere. */
export function Site({ history, responses, settings, renderedOn, publicOrigin, head }: SiteProps) {
  if (useIsAdmin()) return <AdminRoute />;
  return (
    <RenderedDayContext value={renderedOn}>
      <PublicOriginContext value={publicOrigin}>
        <ResponseStoreContext value={responses}>
          <SiteSettingsContext value={settings ?? null}>
            <SiteHistoryContext value={history}>
              <App head={head} />
            </SiteHistoryContext>
          </SiteSettingsContext>
        </ResponseStoreContext>
      </PublicOriginContext>
    </RenderedDayContext>
  );
}
