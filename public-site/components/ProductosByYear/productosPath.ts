import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';

/** The list of the products of a member or a line, newest first. */
export const productosPath = (filter: { integrante: number } | { linea: number }): string => {
  const query = Object.entries({ ...filter, orden: 'fecha' }).map(([name, value]) => [name, String(value)]);
  return `${sitePaths.productos}?${new URLSearchParams(query)}`;
};
