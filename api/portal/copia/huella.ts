import { createHash } from 'node:crypto';
import type { Fila } from './filas.ts';

const sha256 = (datos: string | Uint8Array): string => createHash('sha256').update(datos).digest('hex');

/** SHA-256 of a row in one spelling: columns by name, each value with its kind, bytes by their own hash. */
export function huellaDeFila(fila: Fila): string {
  const columnas = Object.keys(fila).sort();
  return sha256(
    JSON.stringify(
      columnas.map((columna) => {
        const valor = fila[columna];
        return [columna, valor instanceof Uint8Array ? { sha256: sha256(valor) } : valor];
      }),
    ),
  );
}

/** What a table holds: how many rows, and one hash of all, in whatever order an engine sorts them. */
export interface Contenido {
  filas: number;
  huella: string;
}

/** Adds up the content of a table while its rows go by. */
export function sumarContenido() {
  const huellas: string[] = [];
  return {
    sumar(filas: readonly Fila[]): void {
      for (const fila of filas) huellas.push(huellaDeFila(fila));
    },
    total: (): Contenido => ({ filas: huellas.length, huella: sha256(huellas.sort().join()) }),
  };
}
