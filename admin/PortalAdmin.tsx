import {
  type AdminProps,
  AdminUI,
  CoreAdminContext,
  CustomRoutes,
  localStorageStore,
  Navigate,
  Resource,
  reactRouterProvider,
} from 'react-admin';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import { LoadingScreen } from './components/LoadingScreen.tsx';
import { NotFoundPage } from './components/NotFoundPage.tsx';
import { ConvenioEdit } from './convenios/ConvenioEdit.tsx';
import { convenios } from './convenios/index.ts';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { EventoEdit } from './eventos/EventoEdit.tsx';
import { eventos } from './eventos/index.ts';
import { AdminNotification } from './feedback/AdminNotification.tsx';
import { LastOperationContext } from './feedback/lastOperation.ts';
import { IdentidadEdit } from './identidad/IdentidadEdit.tsx';
import { InicioEdit } from './inicio/InicioEdit.tsx';
import { IntegranteEdit } from './integrantes/IntegranteEdit.tsx';
import { integrantes } from './integrantes/index.ts';
import { AdminLayout } from './layout/AdminLayout.tsx';
import { lineas } from './lineas/index.ts';
import { LocalCopiesContext } from './localCopies/localCopies.ts';
import { LoginPage } from './login/LoginPage.tsx';
import { movimientos } from './movimientos/index.ts';
import { papelera } from './papelera/index.ts';
import { usePaths } from './paths.ts';
import { PendienteList } from './pendientes/PendienteList.tsx';
import type { Portal } from './portal.ts';
import { productos } from './productos/index.tsx';
import { ProductoList } from './productos/ProductoList.tsx';
import { proyectos } from './proyectos/index.ts';
import { ProyectoEdit } from './proyectos/ProyectoEdit.tsx';
import { PasswordPromptContext } from './session/passwordPrompt.ts';
import { PendingWritesContext } from './session/pendingWrites.ts';
import { SignOutsContext } from './session/signOuts.ts';
import { UploadProgressContext } from './session/uploadProgress.ts';
import { SessionGateContext } from './session/useSessionGate.ts';
import { SiteTheme } from './theme/SiteTheme.tsx';
import { ChangePassword } from './usuarios/ChangePassword.tsx';
import { usuarios } from './usuarios/index.ts';

const { Route } = reactRouterProvider;

/** Keeps colour scheme, sidebar and columns; the default of CoreAdminContext forgets them on a reload. */
const browserStore = localStorageStore();

function ToDashboard() {
  return <Navigate to={usePaths().dashboard} replace />;
}

type PortalAdminProps = Portal & Pick<AdminProps, 'store'>;

export function PortalAdmin({
  gate,
  prompt,
  progress,
  writes,
  copies,
  lastOperation,
  signOuts,
  ...providers
}: PortalAdminProps) {
  return (
    <SessionGateContext value={gate}>
      <PasswordPromptContext value={prompt}>
        <UploadProgressContext value={progress}>
          <PendingWritesContext value={writes}>
            <LocalCopiesContext value={copies}>
              <LastOperationContext value={lastOperation}>
                <SignOutsContext value={signOuts}>
                  <Routes {...providers} />
                </SignOutsContext>
              </LastOperationContext>
            </LocalCopiesContext>
          </PendingWritesContext>
        </UploadProgressContext>
      </PasswordPromptContext>
    </SessionGateContext>
  );
}

function Routes(
  providers: Omit<
    PortalAdminProps,
    'gate' | 'prompt' | 'progress' | 'writes' | 'copies' | 'lastOperation' | 'signOuts'
  >,
) {
  return (
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
            <Route path="/detalle_proyecto/:id" element={<ProyectoEdit />} />
            <Route path="/productos_investigacion" element={<ProductoList />} />
            <Route path="/integrante_detail/:id" element={<IntegranteEdit />} />
            <Route path="/pendientes" element={<PendienteList />} />
            <Route path="/conf_inicio" element={<InicioEdit />} />
            <Route path="/identidad" element={<IdentidadEdit />} />
            <Route path="/cambiar_clave" element={<ChangePassword />} />
          </CustomRoutes>
          <Resource name="proyectos" {...proyectos} />
          <Resource name="productos" {...productos} />
          <Resource name="integrantes" {...integrantes} />
          <Resource name="lineas" {...lineas} />
          <Resource name="convenios" {...convenios}>
            <Route path="editar_convenio/:id" element={<ConvenioEdit />} />
          </Resource>
          <Resource name="eventos" {...eventos}>
            <Route path="editar_evento/:id" element={<EventoEdit />} />
          </Resource>
          <Resource name="usuarios" {...usuarios} />
          <Resource name="movimientos" {...movimientos} />
          <Resource name="papelera" {...papelera} />
        </AdminUI>
      </SiteTheme>
    </CoreAdminContext>
  );
}
