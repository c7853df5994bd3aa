import { z } from 'zod';
import { conProyecto, id, idDeProyecto } from '../campos.ts';
import { conExito } from '../respuesta.ts';

/** Research line (section 3). */
const linea = z.object({ id: z.number(), nombre: z.string() });

/** A project's line as its detail carries it (section 3). */
export const lineaDeProyecto = z.object({ id_linea: z.number(), linea_nombre: z.string() });
export type LineaDeProyecto = z.infer<typeof lineaDeProyecto>;

export const lineas = conExito({ lineas: z.array(linea) });

/** Payload of asignar_linea_proyecto and actualizar_linea_proyecto (section 7). */
export const asignacionDeLinea = z
  .object({ ...idDeProyecto(), id_linea: id('La línea no es válida') })
  .transform(conProyecto('id_proyecto'));
