import { useEffect, useLayoutEffect, useState } from 'react';
import { knownRoute } from '../../contract/addresses/siteLineas.ts';
import { matchRoute, NO_PAGE, type Route } from '../../contract/addresses/siteRoutes.ts';
import { isPastEndDocument } from '../data/embeddedResponses.ts';
import { InicioProvider } from '../data/InicioContext.tsx';
import { WithdrawnPathContext } from '../data/withdrawn.ts';
import { Layout } from '../layout/Layout/Layout.tsx';
import type { DocumentHead } from '../router/DocumentHead.ts';
import { type SitePlace, usePlace, useSiteHistory } from '../router/siteHistory.ts';
import { useLineas } from '../settings/siteSettings.ts';
import { CurrentPage } from './CurrentPage.tsx';

interface AppProps {
  prefetch: ((place: SitePlace) => void) | undefined;
  head: DocumentHead | undefined;
}

export function App({ prefetch, head }: AppProps) {
  const place = usePlace();
  const { path, query } = place;
  const { current, subscribe } = useSiteHistory();
  // Begins after hydration: who goes back meanwhile must not take away the answers that the document is hydrated with.
  useEffect(() => {
    const follow = () => prefetch?.(current());
    follow();
    return subscribe(follow);
  }, [prefetch, current, subscribe]);
  const [pastEnd] = useState(() => (head !== undefined && isPastEndDocument() ? place : null));
  const isPastEnd = pastEnd === place;
  const [withdrawnPath, setWithdrawnPath] = useState<string | null>(null);
  useLayoutEffect(() => {
    const shownHead = isPastEnd ? head?.show(NO_PAGE, '') : head?.show(path, query);
    void shownHead?.then((shown) => {
      if (shown !== null) setWithdrawnPath(shown.retirado ? path : null);
    });
  }, [head, path, query, isPastEnd]);
  const known: Route = knownRoute(matchRoute(path), useLineas());
  const route: Route = isPastEnd ? { page: 'notFound' } : known;
  // `/admin` without its hash, until hashAddress.ts replaces it.
  if (route.page === 'admin') return null;
  return (
    <InicioProvider>
      <Layout>
        <WithdrawnPathContext value={withdrawnPath}>
          <CurrentPage route={route} />
        </WithdrawnPathContext>
      </Layout>
    </InicioProvider>
  );
}
