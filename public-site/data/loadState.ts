/** The state of a page's data. */
export type Carga<T> =
  /** `lento`: no answer for 15 s */
  | { estado: 'cargando' | 'lento'; reintentar: () => void }
  /** `red`: no answer; `servidor`: an error; `ausente`: not found */
  | { estado: 'fallo'; causa: 'red' | 'servidor' | 'ausente'; reintentar: () => void }
  | { estado: 'listo'; datos: T };

export const listo = <T>(datos: T): Carga<T> => ({ estado: 'listo', datos });

/** The list; empty after a failure, null while it loads. */
export function listaDe<T>(carga: Carga<T[]>): T[] | null {
  if (carga.estado === 'listo') return carga.datos;
  return carga.estado === 'fallo' ? [] : null;
}
