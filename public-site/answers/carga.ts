/** What a page knows of the data it waits for. */
export type Carga<T> =
  /** `lento`: no answer for 15 s */
  | { estado: 'cargando' | 'lento'; reintentar: () => void }
  /** `red`: no answer at all; `servidor`: an error; `ausente`: the API says there is no such thing */
  | { estado: 'fallo'; causa: 'red' | 'servidor' | 'ausente'; reintentar: () => void }
  | { estado: 'listo'; datos: T };

/** Data that is already there. */
export const listo = <T>(datos: T): Carga<T> => ({ estado: 'listo', datos });

/** The list once loaded; empty when it failed (section 8); null while it loads. */
export function listaDe<T>(carga: Carga<T[]>): T[] | null {
  if (carga.estado === 'listo') return carga.datos;
  return carga.estado === 'fallo' ? [] : null;
}
