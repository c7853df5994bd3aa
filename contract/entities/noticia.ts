import { z } from 'zod';
import { texts, withSuccess } from '../fields/envelope.ts';
import {
  invalidUrl,
  linkId,
  oneOfNumbers,
  optionalParagraphs,
  requiredDate,
  requiredText,
  url,
  version,
} from '../fields/fields.ts';
import { ACTIVO, HTML_MAX, INACTIVO, NAME_MAX, SHORT_TEXT_MAX } from '../values/constants.ts';
import { pictureRemoval } from './fileRemoval.ts';
import { descripcionImagenInput, imagenFields } from './imagen.ts';
import { publicacion, scheduleError, scheduleInOrder, scheduleInput } from './schedule.ts';
import { textoInput } from './texto.ts';

/** The fields with the id of the record that a noticia is about. At most one of them is set. */
export const NOTICIA_LINKS = ['proyecto_id', 'producto_id', 'evento_id'] as const;
export type NoticiaLink = (typeof NOTICIA_LINKS)[number];

/** A noticia of a list, without its text. The links are null for visitors who may not read the record, and `vinculo_nombre` is ''. */
export const listedNoticia = z.object({
  id: z.number(),
  ...texts('titulo', 'fecha', 'resumen'),
  ...imagenFields,
});
export type ListedNoticia = z.infer<typeof listedNoticia>;

/** `texto` is sanitized HTML. */
export const publicNoticia = listedNoticia.extend({
  ...texts('texto', 'url_fuente'),
  proyecto_id: z.number().nullable(),
  producto_id: z.number().nullable(),
  evento_id: z.number().nullable(),
  vinculo_nombre: z.string(),
});
export type PublicNoticia = z.infer<typeof publicNoticia>;

export const staffNoticia = publicNoticia.omit({ vinculo_nombre: true }).extend({
  activo: z.number(),
  ...texts('created_by', 'updated_by'),
  version: z.number(),
  ...publicacion.shape,
});
export type StaffNoticia = z.infer<typeof staffNoticia>;

const NOTICIA_MISSING = { titulo: 'Escriba el título', fecha: 'Elija la fecha' } as const;
export const ONE_LINK_ONLY = 'Elija un proyecto, un producto o un evento: solo uno';

const fields = {
  titulo: requiredText(SHORT_TEXT_MAX, NOTICIA_MISSING.titulo),
  fecha: requiredDate(NOTICIA_MISSING.fecha),
  resumen: optionalParagraphs(NAME_MAX).optional(),
  texto: textoInput(HTML_MAX),
  ...descripcionImagenInput,
  url_fuente: url(invalidUrl('de la fuente')).optional(),
  proyecto_id: linkId('El proyecto no es válido').optional(),
  producto_id: linkId('El producto no es válido').optional(),
  evento_id: linkId('El evento no es válido').optional(),
  activo: oneOfNumbers([ACTIVO, INACTIVO], 'El valor de activo no es válido').optional(),
  ...scheduleInput,
};

type Links = { [K in NoticiaLink]?: number | null | undefined };

/** The link that is set besides another one; null if there is at most one. */
export function secondLink(noticia: Links): NoticiaLink | null {
  return NOTICIA_LINKS.filter((field) => typeof noticia[field] === 'number')[1] ?? null;
}

const oneLink = (noticia: Links, context: z.RefinementCtx): void => {
  const field = secondLink(noticia);
  if (field !== null) context.addIssue({ code: 'custom', message: ONE_LINK_ONLY, path: [field] });
};

/** The picture is the call's file. */
export const newNoticia = z.object(fields).superRefine(oneLink).refine(scheduleInOrder, scheduleError);
export type NewNoticia = z.input<typeof newNoticia>;

/** Absent optional fields do not change. */
export const noticiaChanges = z
  .object({ ...fields, version: version(), ...pictureRemoval })
  .superRefine(oneLink)
  .refine(scheduleInOrder, scheduleError);

/** What the answer of the home has while the block is shown. */
export const inHome = { noticias: z.array(listedNoticia).optional() };

export const publicNoticias = withSuccess({ noticias: z.array(listedNoticia) });
export const publicNoticiaAnswer = withSuccess({ noticia: publicNoticia });
export const staffNoticias = withSuccess({ noticias: z.array(staffNoticia) });
export const noticiaAnswer = withSuccess({ noticia: staffNoticia });
export const changedNoticia = withSuccess({ message: z.string(), noticia: staffNoticia });
