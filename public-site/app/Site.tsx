import type { ComponentType, ReactNode } from 'react';
import type { DocumentSettings } from '../../contract/identidad/siteSettings.ts';
import { PublicOriginContext } from '../data/absoluteAddress.ts';
import type { ResponseStore } from '../data/ResponseStore.ts';
import { ResponseStoreContext } from '../data/ResponseStoreContext.ts';
import { RenderedDayContext } from '../data/today.ts';
import type { DocumentHead } from '../router/DocumentHead.ts';
import { SiteNavigation } from '../router/SiteNavigation.tsx';
import { useIsAdmin } from '../router/useIsAdmin.ts';
import { SiteSettingsContext } from '../settings/siteSettings.ts';
import { AdminRoute } from './AdminRoute.tsx';
import { App } from './App.tsx';

interface SiteProps {
  /** a router of react-router: the document's in the browser, a static one on the server */
  Router: ComponentType<{ children: ReactNode }>;
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
export function Site({ Router, responses, settings, renderedOn, publicOrigin, head }: SiteProps) {
  if (useIsAdmin()) return <AdminRoute />;
  return (
    <RenderedDayContext value={renderedOn}>
      <PublicOriginContext value={publicOrigin}>
        <ResponseStoreContext value={responses}>
          <SiteSettingsContext value={settings ?? null}>
            <Router>
              <SiteNavigation head={head}>
                <App />
              </SiteNavigation>
            </Router>
          </SiteSettingsContext>
        </ResponseStoreContext>
      </PublicOriginContext>
    </RenderedDayContext>
  );
}
