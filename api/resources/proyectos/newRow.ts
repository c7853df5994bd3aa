import type { z } from 'zod';
import type { newProyecto } from '../../../contract/entities/proyecto.ts';
import { ACTIVO } from '../../../contract/values/constants.ts';
import { definedFields } from '../../database/definedFields.ts';
import { toJson } from '../../database/textList.ts';

/** The columns of a new project, without its picture, line and links. */
export function newProyectoRow({
  id_linea,
  integrantes,
  productos,
  enlace_ext = '',
  entidades = [],
  descripcion = '',
  descripcion_imagen = '',
  ...fields
}: z.output<typeof newProyecto>) {
  return {
    ...definedFields(fields),
    descripcion,
    url_externa: enlace_ext,
    entidades: toJson(entidades),
    activo: ACTIVO,
    linea_id: null,
    descripcion_imagen,
  };
}
