import { z } from 'zod';
import { GRUPOS, SHORT_TEXT_MAX } from '../constants.ts';
import { withSuccess } from '../envelope.ts';
import {
  emailAddress,
  id,
  oneOfNumbers,
  optionalText,
  proyectoIdFields,
  requiredText,
  textList,
  url,
  version,
  withProyectoId,
} from '../fields.ts';
import { publicProyecto } from './proyecto.ts';

/** A member in the public carousels: picture and name only (section 3, design §4). */
export const integranteListItem = z.object({
  id: z.number(),
  grupo: z.number(),
  nombre_imagen: z.string().nullable(),
  nombres: z.string(),
  apellidos: z.string(),
});
export type IntegranteListItem = z.infer<typeof integranteListItem>;

/** A member's own page. `email` and `correo` are twins (design §4). */
export const publicIntegrante = integranteListItem.extend({
  cargo: z.string(),
  profesion: z.string(),
  email: z.string(),
  correo: z.string(),
  estudios: z.array(z.string()),
  areas_tematicas: z.array(z.string()),
  url_linkedin: z.string(),
  url_hv: z.string(),
});
export type PublicIntegrante = z.infer<typeof publicIntegrante>;

/** A member as staff read it. */
export const staffIntegrante = publicIntegrante.extend({ created_by: z.string(), version: z.number() });
export type StaffIntegrante = z.infer<typeof staffIntegrante>;

/** The detail's member: `created_by` and `version` are there only with a session. */
const integranteInDetail = publicIntegrante.extend({
  created_by: z.string().optional(),
  version: z.number().optional(),
});

const obligatorios = {
  nombres: requiredText(SHORT_TEXT_MAX, 'Los nombres son obligatorios'),
  apellidos: requiredText(SHORT_TEXT_MAX, 'Los apellidos son obligatorios'),
  cargo: requiredText(SHORT_TEXT_MAX, 'El cargo es obligatorio'),
  grupo: oneOfNumbers(GRUPOS, 'El grupo es obligatorio'),
};

const opcionales = {
  profesion: optionalText(SHORT_TEXT_MAX).optional(),
  email: emailAddress().optional(),
  correo: emailAddress().optional(),
  estudios: textList().optional(),
  areas_tematicas: textList().optional(),
  url_linkedin: url().optional(),
  url_hv: url().optional(),
};

/** Add: nombres, apellidos, cargo and grupo are required (section 5). */
export const newIntegrante = z.object({ ...obligatorios, ...opcionales });
export type NewIntegrante = z.input<typeof newIntegrante>;

/** Edit: grupo, nombres, apellidos and cargo are required (section 5); other absent fields stay as they were. */
export const integranteChanges = z.object({ id: id(), version: version(), ...obligatorios, ...opcionales });
export type IntegranteChanges = z.input<typeof integranteChanges>;

/** Payload of add_actor_to_project (section 7). */
export const integranteLink = z
  .object({ ...proyectoIdFields(), actor_id: id('El integrante no es válido') })
  .transform(withProyectoId('proyecto_id'));

/** Payload of remove_actor_from_project (section 7): `id` is the link's; the other two, when given, must agree with it. */
export const integranteUnlink = z.object({
  id: id('El vínculo no es válido'),
  id_integrante: id('El integrante no es válido').optional(),
  id_proyecto: id('El proyecto no es válido').optional(),
});

export const publicIntegrantes = z.array(integranteListItem);
export const staffIntegrantes = withSuccess({ integrantes: z.array(staffIntegrante) });
export const integranteDetail = withSuccess({ investigador: integranteInDetail, proyectos: z.array(publicProyecto) });
export const addedIntegrante = withSuccess({ message: z.string(), integrante: staffIntegrante });
