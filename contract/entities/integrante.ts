import { z } from 'zod';
import { doneWith, texts, withSuccess } from '../fields/envelope.ts';
import {
  emailAddress,
  id,
  invalidUrl,
  oneOfNumbers,
  optionalDate,
  optionalParagraphs,
  optionalText,
  proyectoIdFields,
  requiredText,
  textList,
  url,
  version,
  withProyectoId,
} from '../fields/fields.ts';
import { GRUPOS, LONG_TEXT_MAX, SHORT_TEXT_MAX } from '../values/constants.ts';
import { orcid } from './bibliography.ts';
import { pictureRemoval } from './fileRemoval.ts';
import { periodo, periodosInput } from './periodo.ts';
import { listedProducto } from './producto.ts';
import { publicProyecto } from './proyecto.ts';
import { publicacion, scheduleError, scheduleInOrder, scheduleInput } from './schedule.ts';

/** Has no e-mail nor other contact data: those are answered in the detail only (docs/decisions/0016). */
export const integranteListItem = z.object({
  id: z.number(),
  grupo: z.number(),
  nombre_imagen: z.string().nullable(),
  ...texts('nombres', 'apellidos', 'cargo'),
  areas_tematicas: z.array(z.string()),
  periodos: z.array(periodo),
  /** 1 from the day after the last one in the group */
  anterior: z.number(),
});
export type IntegranteListItem = z.infer<typeof integranteListItem>;

/** A member's public page. `email` and `correo` are equal: clients read either name. */
export const publicIntegrante = integranteListItem.extend({
  ...texts('profesion', 'email', 'correo'),
  estudios: z.array(z.string()),
  ...texts('url_linkedin', 'url_hv', 'orcid', 'url_cvlac', 'url_google_scholar'),
});
export type PublicIntegrante = z.infer<typeof publicIntegrante>;

/** What a member lets visitors see, and the authorisation that says so. */
const autorizacion = z.object({
  correo_publico: z.number(),
  imagen_publica: z.number(),
  ...texts('fecha_autorizacion', 'nota_autorizacion', 'autorizacion_por'),
});

const staffFields = {
  created_by: z.string(),
  version: z.number(),
  orden: z.number(),
  ...autorizacion.shape,
  ...publicacion.shape,
};

export const staffIntegrante = publicIntegrante.extend(staffFields);
export type StaffIntegrante = z.infer<typeof staffIntegrante>;

/** The staff fields are answered to staff only. */
const integranteInDetail = publicIntegrante.extend(z.object(staffFields).partial().shape);

/** 1 if visitors see a field. */
const choice = () => oneOfNumbers([1, 0], 'Elija si se muestra');
const switches = { correo_publico: choice(), imagen_publica: choice() };

const fields = {
  nombres: requiredText(SHORT_TEXT_MAX, 'Escriba los nombres'),
  apellidos: requiredText(SHORT_TEXT_MAX, 'Escriba los apellidos'),
  cargo: requiredText(SHORT_TEXT_MAX, 'Escriba el cargo'),
  grupo: oneOfNumbers(GRUPOS, 'Elija el grupo'),
  profesion: optionalText(SHORT_TEXT_MAX).optional(),
  email: emailAddress().optional(),
  correo: emailAddress().optional(),
  estudios: textList('estudios').optional(),
  areas_tematicas: textList('áreas temáticas').optional(),
  url_linkedin: url(invalidUrl('del perfil de LinkedIn')).optional(),
  url_hv: url(invalidUrl('de la hoja de vida')).optional(),
  orcid: orcid().optional(),
  url_cvlac: url(invalidUrl('del CvLAC')).optional(),
  url_google_scholar: url(invalidUrl('de Google Scholar')).optional(),
  periodos: periodosInput().optional(),
  correo_publico: switches.correo_publico.optional(),
  imagen_publica: switches.imagen_publica.optional(),
  fecha_autorizacion: optionalDate().optional(),
  nota_autorizacion: optionalParagraphs(LONG_TEXT_MAX).optional(),
  ...scheduleInput,
};

export const newIntegrante = z.object(fields).refine(scheduleInOrder, scheduleError);
export type NewIntegrante = z.input<typeof newIntegrante>;

/** The rules of the form, where staff choose what visitors see. A call that says nothing shows both, as the specified one does. */
export const newIntegranteInForm = z.object({ ...fields, ...switches }).refine(scheduleInOrder, scheduleError);

/** Absent optional fields do not change. */
export const integranteChanges = z
  .object({ id: id(), version: version(), ...fields, ...pictureRemoval })
  .refine(scheduleInOrder, scheduleError);
export type IntegranteChanges = z.input<typeof integranteChanges>;

export const integranteLink = z
  .object({ ...proyectoIdFields(), actor_id: id('El integrante no es válido') })
  .transform(withProyectoId('proyecto_id'));

/** `id` is the link's id. The other two, if given, must match it. */
export const integranteUnlink = z.object({
  id: id('El vínculo no es válido'),
  id_integrante: id('El integrante no es válido').optional(),
  id_proyecto: id('El proyecto no es válido').optional(),
});

export const publicIntegrantes = z.array(integranteListItem);
export const staffIntegrantes = withSuccess({ integrantes: z.array(staffIntegrante) });
/** `productos` are those that the member is an author of; this API always answers them. */
export const integranteDetail = withSuccess({
  investigador: integranteInDetail,
  proyectos: z.array(publicProyecto),
  productos: z.array(listedProducto).optional(),
});
export const addedIntegrante = withSuccess({ message: z.string(), integrante: staffIntegrante });
export const changedIntegrante = doneWith({ integrante: staffIntegrante });
