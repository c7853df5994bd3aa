import { ProyectoCreate } from './ProyectoCreate.tsx';
import { ProyectoList } from './ProyectoList.tsx';

/** PortalAdmin.tsx declares the route of the detail page. */
export const proyectos = { list: ProyectoList, create: ProyectoCreate, recordRepresentation: 'nombre' };
