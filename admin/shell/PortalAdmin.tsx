import { type AdminProps, AdminUI, CoreAdminContext, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { i18nProvider } from '../../i18n/i18nProvider.ts';
import { type AdminParts, AdminResourcesContext } from '../addresses/adminResource.ts';
import { usePaths } from '../addresses/paths.ts';
import { LoadingScreen } from '../components/LoadingScreen.tsx';
import { NotFoundPage } from '../components/NotFoundPage.tsx';
import { adminResources } from '../resources/resources.ts';
import { ChangePassword } from '../resources/usuarios/ChangePassword.tsx';
import { StoresContext } from '../session/stores.ts';
import { Dashboard } from '../tools/dashboard/Dashboard.tsx';
import { MovementList } from '../tools/movements/MovementList.tsx';
import { PendienteList } from '../tools/pendientes/PendienteList.tsx';
import { ImportColumns, ImportList, ImportShow, MergeShow } from '../tools/screens.ts';
import { TrashList } from '../tools/trash/TrashList.tsx';
import { AdminNotification } from './AdminNotification.tsx';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import type { Portal } from './portal.ts';
import { SiteTheme } from './theme/SiteTheme.tsx';

/** Keeps colour scheme, sidebar and columns; the default of CoreAdminContext forgets them on a reload. */
const browserStore = localStorageStore();

const RESOURCES = Object.entries<AdminParts>(adminResources);
const RESOURCE_ROUTES = RESOURCES.flatMap(([, { routes = {} }]) => Object.entries(routes));

function ToDashboard() {
  return <Navigate to={usePaths().dashboard} replace />;
}

type PortalAdminProps = Portal & Pick<AdminProps, 'store'>;

export function PortalAdmin({ stores, ...providers }: PortalAdminProps) {
  return (
    <StoresContext value={stores}>
      <AdminResourcesContext value={adminResources}>
        <CoreAdminContext store={browserStore} {...providers} basename="/admin" i18nProvider={i18nProvider}>
          <SiteTheme>
            <AdminUI
              title="Administración"
              layout={AdminLayout}
              loading={LoadingScreen}
              notification={AdminNotification}
              catchAll={NotFoundPage}
              loginPage={LoginPage}
              dashboard={ToDashboard}
              requireAuth
              disableTelemetry
            >
              <CustomRoutes>
                <Route path="/dashboard" element={<Dashboard />} />
                <Route path="/pendientes" element={<PendienteList />} />
                <Route path="/importar" element={<ImportList />} />
                <Route path="/importar/columnas/:recurso" element={<ImportColumns />} />
                <Route path="/importar/:id" element={<ImportShow />} />
                <Route path="/fusionar/:recurso/:id" element={<MergeShow />} />
                <Route path="/fusionar/:recurso/:id/:otro" element={<MergeShow />} />
                <Route path="/cambiar_clave" element={<ChangePassword />} />
                {RESOURCE_ROUTES.map(([path, Screen]) => (
                  <Route key={path} path={path} element={<Screen />} />
                ))}
              </CustomRoutes>
              {RESOURCES.map(([name, { screens }]) =>
                screens === undefined ? null : <Resource key={name} name={name} {...screens} />,
              )}
              <Resource name="movimientos" list={MovementList} />
              <Resource name="papelera" list={TrashList} />
            </AdminUI>
          </SiteTheme>
        </CoreAdminContext>
      </AdminResourcesContext>
    </StoresContext>
  );
}
