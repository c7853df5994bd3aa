/** '5.000'. */
export const numberText = (count: number): string => count.toLocaleString('es-CO');

/** '1 fila', '5.000 filas'. */
export const countText = (count: number, one: string, many: string): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;
