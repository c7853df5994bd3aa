import type { Integrante } from '../../dataProvider/resources/integrantes.ts';
import { IntegranteList } from './IntegranteList.tsx';

/** PortalAdmin.tsx declares the route of the edit page. */
export const integrantes = {
  list: IntegranteList,
  recordRepresentation: ({ nombres, apellidos }: Integrante) => `${nombres} ${apellidos}`,
};
