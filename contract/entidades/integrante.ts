import { z } from 'zod';
import { conProyecto, correo, id, idDeProyecto, lista, opcion, texto, textoLibre, url, version } from '../campos.ts';
import { GRUPOS, TEXTO_CORTO_MAX } from '../constantes.ts';
import { conExito } from '../respuesta.ts';
import { proyectoPublico } from './proyecto.ts';

/** A member in the public carousels: picture and name only (section 3, design §4). */
export const integranteEnLista = z.object({
  id: z.number(),
  grupo: z.number(),
  nombre_imagen: z.string().nullable(),
  nombres: z.string(),
  apellidos: z.string(),
});
export type IntegranteEnLista = z.infer<typeof integranteEnLista>;

/** A member's own page. `email` and `correo` are twins (design §4). */
export const integrantePublico = integranteEnLista.extend({
  cargo: z.string(),
  profesion: z.string(),
  email: z.string(),
  correo: z.string(),
  estudios: z.array(z.string()),
  areas_tematicas: z.array(z.string()),
  url_linkedin: z.string(),
  url_hv: z.string(),
});
export type IntegrantePublico = z.infer<typeof integrantePublico>;

/** A member as staff read it. */
export const integranteDePersonal = integrantePublico.extend({ created_by: z.string(), version: z.number() });
export type IntegranteDePersonal = z.infer<typeof integranteDePersonal>;

/** The detail's member: `created_by` and `version` are there only with a session. */
const integranteEnDetalle = integrantePublico.extend({
  created_by: z.string().optional(),
  version: z.number().optional(),
});

const obligatorios = {
  nombres: texto(TEXTO_CORTO_MAX, 'Los nombres son obligatorios'),
  apellidos: texto(TEXTO_CORTO_MAX, 'Los apellidos son obligatorios'),
  cargo: texto(TEXTO_CORTO_MAX, 'El cargo es obligatorio'),
  grupo: opcion(GRUPOS, 'El grupo es obligatorio'),
};

const opcionales = {
  profesion: textoLibre(TEXTO_CORTO_MAX).optional(),
  email: correo().optional(),
  correo: correo().optional(),
  estudios: lista().optional(),
  areas_tematicas: lista().optional(),
  url_linkedin: url().optional(),
  url_hv: url().optional(),
};

/** Add: nombres, apellidos, cargo and grupo are required (section 5). */
export const integranteNuevo = z.object({ ...obligatorios, ...opcionales });
export type IntegranteNuevo = z.input<typeof integranteNuevo>;

/** Edit: grupo, nombres, apellidos and cargo are required (section 5); other absent fields stay as they were. */
export const integranteCambiado = z.object({ id: id(), version: version(), ...obligatorios, ...opcionales });
export type IntegranteCambiado = z.input<typeof integranteCambiado>;

/** Payload of add_actor_to_project (section 7). */
export const integranteAProyecto = z
  .object({ ...idDeProyecto(), actor_id: id('El integrante no es válido') })
  .transform(conProyecto('proyecto_id'));

/** Payload of remove_actor_from_project (section 7): `id` is the link's; the other two, when given, must agree with it. */
export const integranteFueraDeProyecto = z.object({
  id: id('El vínculo no es válido'),
  id_integrante: id('El integrante no es válido').optional(),
  id_proyecto: id('El proyecto no es válido').optional(),
});

export const integrantesEnLista = z.array(integranteEnLista);
export const integrantesDePersonal = conExito({ integrantes: z.array(integranteDePersonal) });
export const detalleDeIntegrante = conExito({ investigador: integranteEnDetalle, proyectos: z.array(proyectoPublico) });
export const integranteAgregado = conExito({ message: z.string(), integrante: integranteDePersonal });
