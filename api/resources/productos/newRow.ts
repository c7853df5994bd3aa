import type { z } from 'zod';
import type { newProducto } from '../../../contract/entities/producto.ts';
import { definedFields } from '../../database/definedFields.ts';
import { toListColumns } from '../bibliography/productoBibliography.ts';

/** The columns of a new product, without its full text. */
export function newProductoRow(body: z.output<typeof newProducto>) {
  const {
    descripcion = '',
    enlace = '',
    proyecto_id = null,
    quitar_pdf,
    autores,
    editores,
    palabras_clave,
    ...fields
  } = body;
  return { ...definedFields(fields), ...toListColumns(body), descripcion, enlace, proyecto_id };
}
