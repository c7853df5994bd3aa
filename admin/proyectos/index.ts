import { ProyectoCreate } from './ProyectoCreate.tsx';
import { ProyectoList } from './ProyectoList.tsx';

/** The detail page has its own address (admin/PortalAdmin.tsx). */
export const proyectos = { list: ProyectoList, create: ProyectoCreate, recordRepresentation: 'nombre' };
