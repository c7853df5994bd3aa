import type { ReadRecord } from '../fileContent.ts';

/** A record in the making: its cells, and what staff should look at. */
export class RowRecord {
  readonly celdas: Record<string, string> = {};
  readonly marcas: Record<string, string> = {};
  readonly #recurso: ReadRecord['recurso'];
  readonly #origen: string;
  readonly #aparte: boolean;

  constructor(recurso: ReadRecord['recurso'], origen: string, aparte = false) {
    this.#recurso = recurso;
    this.#origen = origen;
    this.#aparte = aparte;
  }

  set(field: string, text: string): void {
    if (text !== '') this.celdas[field] = text;
  }

  /** Adds to what is said of the field already. */
  mark(field: string, marca: string): void {
    const known = this.marcas[field];
    this.marcas[field] = known === undefined ? marca : `${known} ${marca}`;
  }

  finish(): ReadRecord {
    return {
      recurso: this.#recurso,
      celdas: this.celdas,
      marcas: this.marcas,
      origen: this.#origen,
      aparte: this.#aparte,
    };
  }
}
