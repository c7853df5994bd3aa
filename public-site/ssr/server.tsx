/** Server rendering of the public pages. Built into dist/server with all dependencies bundled. */

import { renderToString } from 'react-dom/server';
import { knownRoute } from '../../contract/addresses/siteLineas.ts';
import { matchRoute, type PublicRoute, sitePaths } from '../../contract/addresses/siteRoutes.ts';
import type { PageCall, PageRequest, RenderedPage, SiteServerModule } from '../../contract/calls/renderedPage.ts';
import { requestKey } from '../../contract/calls/requestKey.ts';
import type { SiteSettings } from '../../contract/identidad/siteSettings.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { Site } from '../app/Site.tsx';
import { LAYOUT_REQUEST, pageRequests } from '../data/pageRequests.ts';
import { ResponseStore } from '../data/ResponseStore.ts';
import banner from '../media/banner.svg';
import fondo from '../media/fondo.svg';
import { loadPage } from '../resources/lazyPages.ts';
import { fixedHistory } from '../router/siteHistory.ts';
import { describePage } from './describePage.ts';
import { embeddedAnswers } from './embeddedAnswers.ts';

/** Data URLs in the build. */
const PICTURES = { banner, fondo };

function routeOf(path: string, { lineas }: SiteSettings): PublicRoute {
  const route = knownRoute(matchRoute(path), lineas);
  if (route.page === 'admin') throw new Error('the back office is not rendered by the server');
  return route;
}

function callsOf(path: string, query: string, settings: SiteSettings): PageCall[] {
  const route = routeOf(path, settings);
  return [LAYOUT_REQUEST, ...pageRequests(route, query, settings.lineas)].map(([name, input]) => ({
    key: requestKey(name, input),
    name,
    params: input.params ?? {},
  }));
}

function withoutSiteName(title: string, nombre: string): string {
  const end = siteTexts.site.pageTitle('', nombre);
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

async function render({
  path,
  query,
  today,
  origin,
  settings,
  answers,
  scriptless = false,
  gone = false,
}: PageRequest): Promise<RenderedPage> {
  const route = routeOf(path, settings);
  await loadPage(route, settings.identidad);
  const { shown, embedded } = embeddedAnswers(route, answers, today);
  let title = settings.identidad.nombre;
  let isPastEnd = false;
  const html = renderToString(
    <Site
      history={fixedHistory({ path, query })}
      responses={new ResponseStore(Object.entries(shown))}
      settings={settings}
      rendering={{
        renderedOn: today,
        publicOrigin: origin,
        isScriptless: scriptless,
        isWithdrawn: gone,
        pictures: PICTURES,
        onTitle: (text) => {
          title = text;
        },
        onPastEnd: () => {
          isPastEnd = true;
        },
      }}
    />,
  );
  const heading = path === sitePaths.inicio ? title : withoutSiteName(title, settings.identidad.nombre);
  return { html, embedded, title, heading, description: describePage(route, answers, settings.lineas), isPastEnd };
}

export const siteRenderer: SiteServerModule['siteRenderer'] = { callsOf, render };
