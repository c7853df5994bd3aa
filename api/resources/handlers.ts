import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { archivos } from './archivos/handlers.ts';
import { respaldos } from './backups/handlers.ts';
import { busqueda } from './busqueda/handlers.ts';
import type { HandlersOf } from './calls/handler.ts';
import { borradores } from './drafts/handlers.ts';
import { vistasPrevias } from './drafts/previewLinks.ts';
import { ejemplo } from './ejemplo/handlers.ts';
import { fusion } from './fusion/handlers.ts';
import { historia } from './history/handlers.ts';
import { identidad } from './identidad/handlers.ts';
import { importaciones } from './imports/handlers.ts';
import { inicio } from './inicio/handlers.ts';
import { lineas } from './lineas/handlers.ts';
import { movimientos } from './movements/handlers.ts';
import { orden } from './orden/handlers.ts';
import { origenes } from './origen/handlers.ts';
import { paginas } from './paginas/handlers.ts';
import { pendientes } from './pendientes/handlers.ts';
import { portal } from './portal/handlers.ts';
import { productos } from './productos/handlers.ts';
import { proyectos } from './proyectos/handlers.ts';
import { recordCalls } from './records/recordCalls.ts';
import { visitorCalls } from './records/visitorCalls.ts';
import { serverResources } from './serverResources.ts';
import { sesion } from './sesion/handlers.ts';
import { papelera } from './trash/handlers.ts';
import { usuarios } from './usuarios/handlers.ts';
import { visitas } from './visitas/handlers.ts';

/** The handlers of all rows. A missing one does not compile. */
export const handlers: HandlersOf<EndpointName> = {
  ...recordCalls(serverResources),
  ...visitorCalls(serverResources),
  ...sesion,
  ...inicio(serverResources),
  ...identidad,
  ...proyectos,
  ...productos,
  ...lineas,
  ...paginas,
  ...orden,
  ...borradores,
  ...vistasPrevias,
  ...usuarios,
  ...movimientos,
  ...historia(serverResources),
  ...papelera(serverResources),
  ...fusion(serverResources),
  ...busqueda,
  ...pendientes(serverResources),
  ...ejemplo(serverResources),
  ...visitas,
  ...importaciones(serverResources),
  ...origenes,
  ...archivos,
  ...portal,
  ...respaldos,
};
