import { z } from 'zod';
import { direccion } from '../fields/direccion.ts';
import { doneWith, withSuccess } from '../fields/envelope.ts';
import { id, oneOfNumbers, proyectoIdFields, requiredText, version, withProyectoId } from '../fields/fields.ts';
import { ACTIVO, HTML_MAX, INACTIVO, NAME_MAX } from '../values/constants.ts';
import { pictureRemoval } from './fileRemoval.ts';
import { descripcionImagenInput } from './imagen.ts';
import { textoInput } from './texto.ts';

export const linea = z.object({
  id: z.number(),
  nombre: z.string(),
  /** the last segment of the page's path */
  direccion: z.string(),
  /** sanitized HTML */
  texto: z.string(),
  imagen: z.string().nullable(),
  descripcion_imagen: z.string(),
  orden: z.number(),
  retirada: z.number(),
  version: z.number(),
});
export type Linea = z.infer<typeof linea>;

export const lineaOfProyecto = z.object({ id_linea: z.number(), linea_nombre: z.string() });
export type LineaOfProyecto = z.infer<typeof lineaOfProyecto>;

export const lineas = withSuccess({ lineas: z.array(linea) });
export const addedLinea = withSuccess({ message: z.string(), linea });
export const changedLinea = doneWith({ linea });

/** The picture is the call's file. */
export const newLinea = z.object({
  nombre: requiredText(NAME_MAX, 'Escriba el nombre'),
  direccion: direccion().optional(),
  texto: textoInput(HTML_MAX),
  ...descripcionImagenInput,
});
export type NewLinea = z.input<typeof newLinea>;

/** Absent fields do not change. */
export const lineaChanges = newLinea.extend({ id: id(), version: version(), ...pictureRemoval });

export const lineaRetirada = z.object({
  id: id(),
  retirada: oneOfNumbers([ACTIVO, INACTIVO], 'El valor de retirada no es válido'),
});

export const lineaAssignment = z
  .object({ ...proyectoIdFields(), id_linea: id('La línea no es válida') })
  .transform(withProyectoId('id_proyecto'));
