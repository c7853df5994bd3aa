import type { Producto } from '../../dataProvider/resources/productos.ts';
import type { CsvColumn } from '../export/csv.ts';

/** The columns of the CSV export. */
export const PRODUCTO_COLUMNS: readonly CsvColumn<Producto>[] = [
  { header: 'Identificador', value: ({ id }) => id },
  { header: 'Nombre', value: ({ nombre }) => nombre },
  { header: 'Tipo', value: ({ tipo }) => tipo },
  { header: 'Descripción', value: ({ descripcion }) => descripcion },
  { header: 'Enlace externo', value: ({ enlace }) => enlace },
  { header: 'Proyecto asignado', value: ({ proyecto_nombre }) => proyecto_nombre },
  { header: 'Objetivo del proyecto', value: ({ proyecto_objetivo }) => proyecto_objetivo },
  { header: 'Creado por', value: ({ created_by }) => created_by },
  { header: 'Actualizado por', value: ({ updated_by }) => updated_by },
];
