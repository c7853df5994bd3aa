import { z } from 'zod';
import { withSuccess } from '../envelope.ts';
import { id, proyectoIdFields, withProyectoId } from '../fields.ts';

const linea = z.object({ id: z.number(), nombre: z.string() });

export const lineaOfProyecto = z.object({ id_linea: z.number(), linea_nombre: z.string() });
export type LineaOfProyecto = z.infer<typeof lineaOfProyecto>;

export const lineas = withSuccess({ lineas: z.array(linea) });

export const lineaAssignment = z
  .object({ ...proyectoIdFields(), id_linea: id('La línea no es válida') })
  .transform(withProyectoId('id_proyecto'));
