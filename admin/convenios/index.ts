import { ConvenioList } from './ConvenioList.tsx';

/** The edit page is a route of its own below (admin/PortalAdmin.tsx). */
export const convenios = { list: ConvenioList, recordRepresentation: 'nombre' };
