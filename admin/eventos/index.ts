import { EventoList } from './EventoList.tsx';

/** The edit page is a route of its own below (admin/PortalAdmin.tsx). */
export const eventos = { list: EventoList, recordRepresentation: 'nombre' };
