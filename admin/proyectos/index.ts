import { ProyectoCreate } from './ProyectoCreate.tsx';
import { ProyectoList } from './ProyectoList.tsx';

/** The detail page has its own address (admin/index.tsx). */
export const proyectos = { list: ProyectoList, create: ProyectoCreate, recordRepresentation: 'nombre' };
