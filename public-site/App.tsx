import { matchRoute } from '../contract/siteRoutes.ts';
import { AdminRoute } from './AdminRoute.tsx';
import { Layout } from './components/Layout/Layout.tsx';
import { InicioProvider } from './data/InicioContext.tsx';
import { CurrentPage } from './pages/CurrentPage.tsx';
import { useHashLocation } from './router/useHashLocation.ts';

/** The back office under /admin, the public site elsewhere. */
export function App() {
  const { path } = useHashLocation();
  const route = matchRoute(path);
  if (route.page === 'admin') return <AdminRoute />;
  return (
    <InicioProvider>
      <Layout path={path}>
        <CurrentPage route={route} />
      </Layout>
    </InicioProvider>
  );
}
