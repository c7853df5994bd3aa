import { ConvenioList } from './ConvenioList.tsx';

/** PortalAdmin.tsx declares the route of the edit page. */
export const convenios = { list: ConvenioList, recordRepresentation: 'nombre' };
