import { useMemo } from 'react';
import { useBasename } from 'react-admin';

/** Parameters of an address: the record to edit, and the field that gets the focus. */
export const EDIT = 'editar';
export const FIELD = 'campo';
/** Parameter of an address: the draft that the form is filled with. */
export const DRAFT = 'borrador';

/** The address of a form filled with a draft. */
export const atDraft = (address: string, id: number): string =>
  `${address}?${new URLSearchParams({ [DRAFT]: String(id) })}`;

/** The address of a form, with the focus in a field. */
export const atField = (address: string, campo: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ [FIELD]: campo })}`;

/** The routes. `basename` is '' under react-admin's own router and '/admin' inside another router. */
export const pathsUnder = (basename: string) => ({
  dashboard: `${basename}/dashboard`,
  login: `${basename}/login`,
  inicio: `${basename}/conf_inicio`,
  identidad: `${basename}/identidad`,
  proyectos: `${basename}/proyectos`,
  newProyecto: `${basename}/proyectos/create`,
  proyecto: (id: number | string) => `${basename}/detalle_proyecto/${id}`,
  productos: `${basename}/productos_investigacion`,
  /** Opens the form of a product, which is a dialog of the list. */
  editProducto: (id: number) => `${basename}/productos_investigacion?${new URLSearchParams({ [EDIT]: String(id) })}`,
  integrantes: `${basename}/integrantes`,
  integrante: (id: number | string) => `${basename}/integrante_detail/${id}`,
  convenios: `${basename}/convenios`,
  convenio: (id: number | string) => `${basename}/convenios/editar_convenio/${id}`,
  eventos: `${basename}/eventos`,
  evento: (id: number | string) => `${basename}/eventos/editar_evento/${id}`,
  lineas: `${basename}/lineas`,
  linea: (id: number | string) => `${basename}/lineas/${id}`,
  usuarios: `${basename}/usuarios`,
  usuario: (id: number | string) => `${basename}/usuarios/${id}`,
  clave: `${basename}/cambiar_clave`,
  movimientos: `${basename}/movimientos`,
  pendientes: `${basename}/pendientes`,
  papelera: `${basename}/papelera`,
});

export function usePaths() {
  const basename = useBasename();
  return useMemo(() => pathsUnder(basename), [basename]);
}
