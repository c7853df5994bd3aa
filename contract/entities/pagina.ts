import { z } from 'zod';
import { direccion } from '../fields/direccion.ts';
import { texts, withSuccess } from '../fields/envelope.ts';
import { oneOfNumbers, optionalParagraphs, requiredText, version } from '../fields/fields.ts';
import {
  ACTIVO,
  INACTIVO,
  NAME_MAX,
  PAGINA_IDIOMAS,
  PAGINA_LUGARES,
  PAGINA_TEXT_MAX,
  SHORT_TEXT_MAX,
} from '../values/constants.ts';
import { pictureRemoval } from './fileRemoval.ts';
import { descripcionImagenInput, imagenFields } from './imagen.ts';
import { publicacion, scheduleError, scheduleInOrder, scheduleInput } from './schedule.ts';
import { textoInput } from './texto.ts';

/** A page that staff write. `texto` is sanitized HTML; `direccion` is the last segment of its path, as staff spell it. */
export const publicPagina = z.object({
  id: z.number(),
  ...texts('titulo', 'direccion', 'resumen', 'texto'),
  ...imagenFields,
  idioma: z.enum(PAGINA_IDIOMAS),
  lugar: z.enum(PAGINA_LUGARES),
});
export type PublicPagina = z.infer<typeof publicPagina>;

export const staffPagina = publicPagina.extend({
  orden: z.number(),
  activo: z.number(),
  ...texts('created_by', 'updated_by'),
  version: z.number(),
  ...publicacion.shape,
});
export type StaffPagina = z.infer<typeof staffPagina>;

const fields = {
  titulo: requiredText(SHORT_TEXT_MAX, 'Escriba el título'),
  direccion: direccion().optional(),
  resumen: optionalParagraphs(NAME_MAX).optional(),
  texto: textoInput(PAGINA_TEXT_MAX),
  ...descripcionImagenInput,
  idioma: z.enum(PAGINA_IDIOMAS, 'El idioma no es válido').optional(),
  lugar: z.enum(PAGINA_LUGARES, 'El lugar no es válido').optional(),
  activo: oneOfNumbers([ACTIVO, INACTIVO], 'El valor de activo no es válido').optional(),
  ...scheduleInput,
};

/** The picture is the call's file. */
export const newPagina = z.object(fields).refine(scheduleInOrder, scheduleError);
export type NewPagina = z.input<typeof newPagina>;

/** Absent fields do not change. */
export const paginaChanges = z
  .object({ ...fields, version: version(), ...pictureRemoval })
  .refine(scheduleInOrder, scheduleError);

export const publicPaginaAnswer = withSuccess({ pagina: publicPagina });
export const staffPaginas = withSuccess({ paginas: z.array(staffPagina) });
export const paginaAnswer = withSuccess({ pagina: staffPagina });
export const changedPagina = withSuccess({ message: z.string(), pagina: staffPagina });
