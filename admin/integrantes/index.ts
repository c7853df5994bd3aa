import type { Integrante } from '../../dataProvider/resources/integrantes.ts';
import { IntegranteList } from './IntegranteList.tsx';

/** The detail page has its own address (admin/PortalAdmin.tsx). */
export const integrantes = {
  list: IntegranteList,
  recordRepresentation: ({ nombres, apellidos }: Integrante) => `${nombres} ${apellidos}`,
};
