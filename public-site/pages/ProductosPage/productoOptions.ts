/** The values that the filters of the products list offer: those that some product has. */

import { currentLineas } from '../../../contract/addresses/siteLineas.ts';
import { nameOfPersona } from '../../../contract/bibliography/persona.ts';
import { tiposOfProductos, yearOfProducto } from '../../../contract/entities/listedProductos.ts';
import type { ListedProducto } from '../../../contract/entities/producto.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';

export interface Option {
  value: string;
  text: string;
}

export interface ProductoOptions {
  tipo: Option[];
  anio: Option[];
  linea: Option[];
  integrante: Option[];
}

const optionOf = (value: string): Option => ({ value, text: value });

function yearOptions(productos: readonly ListedProducto[]): Option[] {
  const years = new Set(productos.map(yearOfProducto).filter((year) => year !== ''));
  return [...years].sort().reverse().map(optionOf);
}

function lineaOptions(productos: readonly ListedProducto[], lineas: readonly SiteLinea[]): Option[] {
  const ids = new Set(productos.map(({ id_linea }) => id_linea));
  return currentLineas(lineas)
    .filter(({ id }) => ids.has(id))
    .map(({ id, nombre }) => ({ value: String(id), text: nombre }));
}

/** The members who are authors, by name. One who signs in several ways has the name of the newest product. */
function integranteOptions(productos: readonly ListedProducto[]): Option[] {
  const names = new Map<number, string>();
  for (const { autores } of productos) {
    for (const autor of autores) {
      if (autor.integrante_id !== null) names.set(autor.integrante_id, nameOfPersona(autor));
    }
  }
  const byName = new Intl.Collator('es');
  return [...names].map(([id, text]) => ({ value: String(id), text })).sort((a, b) => byName.compare(a.text, b.text));
}

/** @param productos oldest record first */
export const optionsOfProductos = (
  productos: readonly ListedProducto[],
  lineas: readonly SiteLinea[],
): ProductoOptions => ({
  tipo: tiposOfProductos(productos).map(optionOf),
  anio: yearOptions(productos),
  linea: lineaOptions(productos, lineas),
  integrante: integranteOptions(productos),
});
