import { useLocation } from 'react-router-dom';
import { PAGE_PARAMETER } from '../../contract/addresses/listQueries.ts';
import { knownRoute } from '../../contract/addresses/siteLineas.ts';
import { matchRoute } from '../../contract/addresses/siteRoutes.ts';
import { InicioProvider } from '../data/InicioContext.tsx';
import { Layout } from '../layout/Layout/Layout.tsx';
import { useLineas } from '../settings/siteSettings.ts';
import { CurrentPage } from './CurrentPage.tsx';

export function App() {
  const { pathname, search } = useLocation();
  const route = knownRoute(matchRoute(pathname), useLineas());
  // The router learns of the back office's address before it is unmounted.
  if (route.page === 'admin') return null;
  return (
    <InicioProvider>
      <Layout path={pathname} pagina={new URLSearchParams(search).get(PAGE_PARAMETER) ?? ''}>
        <CurrentPage route={route} />
      </Layout>
    </InicioProvider>
  );
}
