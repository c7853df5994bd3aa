import { useLayoutEffect, useState } from 'react';
import { PAGE_PARAMETER } from '../../contract/addresses/listQueries.ts';
import { knownRoute } from '../../contract/addresses/siteLineas.ts';
import { matchRoute } from '../../contract/addresses/siteRoutes.ts';
import { InicioProvider } from '../data/InicioContext.tsx';
import { WithdrawnPathContext } from '../data/withdrawn.ts';
import { Layout } from '../layout/Layout/Layout.tsx';
import type { DocumentHead } from '../router/DocumentHead.ts';
import { usePlace } from '../router/siteHistory.ts';
import { useLineas } from '../settings/siteSettings.ts';
import { CurrentPage } from './CurrentPage.tsx';

/** @param head that of the document, which follows the navigation */
export function App({ head }: { head: DocumentHead | undefined }) {
  const { path, query } = usePlace();
  const [withdrawnPath, setWithdrawnPath] = useState<string | null>(null);
  useLayoutEffect(() => {
    void head?.show(path, query).then((shown) => {
      if (shown !== null) setWithdrawnPath(shown.retirado ? path : null);
    });
  }, [head, path, query]);
  const route = knownRoute(matchRoute(path), useLineas());
  // `/admin` without its hash, until hashAddress.ts replaces it.
  if (route.page === 'admin') return null;
  return (
    <InicioProvider>
      <Layout path={path} pagina={new URLSearchParams(query).get(PAGE_PARAMETER) ?? ''}>
        <WithdrawnPathContext value={withdrawnPath}>
          <CurrentPage route={route} />
        </WithdrawnPathContext>
      </Layout>
    </InicioProvider>
  );
}
