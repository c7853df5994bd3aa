import { z } from 'zod';
import { withSuccess } from '../envelope.ts';
import { id, proyectoIdFields, withProyectoId } from '../fields.ts';

/** Research line (section 3). */
const linea = z.object({ id: z.number(), nombre: z.string() });

/** A project's line as its detail carries it (section 3). */
export const lineaOfProyecto = z.object({ id_linea: z.number(), linea_nombre: z.string() });
export type LineaOfProyecto = z.infer<typeof lineaOfProyecto>;

export const lineas = withSuccess({ lineas: z.array(linea) });

/** Payload of asignar_linea_proyecto and actualizar_linea_proyecto (section 7). */
export const lineaAssignment = z
  .object({ ...proyectoIdFields(), id_linea: id('La línea no es válida') })
  .transform(withProyectoId('id_proyecto'));
