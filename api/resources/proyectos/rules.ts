import { imagenError } from '../../../contract/entities/imagen.ts';
import { END_BEFORE_START, endsBeforeStart } from '../../../contract/entities/proyecto.ts';
import type { Row } from '../../database/tables.ts';

type Checked = Pick<Row<'proyectos'>, 'fecha_inicio' | 'fecha_fin' | 'imagen' | 'descripcion_imagen'>;

/** Rules over more than one field. @returns field and message */
export function proyectoError(row: Checked): readonly [string, string] | null {
  return endsBeforeStart(row.fecha_inicio, row.fecha_fin) ? ['fecha_fin', END_BEFORE_START] : imagenError(row);
}
