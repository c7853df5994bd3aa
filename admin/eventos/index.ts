import { EventoList } from './EventoList.tsx';

/** PortalAdmin.tsx declares the route of the edit page. */
export const eventos = { list: EventoList, recordRepresentation: 'nombre' };
