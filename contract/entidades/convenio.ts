import { z } from 'zod';
import { id, opcion, texto, textoLibre, url, version } from '../campos.ts';
import { ESTADOS_DE_CONVENIO, NOMBRE_MAX, TEXTO_LARGO_MAX } from '../constantes.ts';
import { conExito } from '../respuesta.ts';

/** A partner logo on the home page (section 3). */
export const logoDeConvenio = z.object({ id: z.number(), nombre: z.string(), logo: z.string(), url_web: z.string() });
export type LogoDeConvenio = z.infer<typeof logoDeConvenio>;

/** Partner agreement (section 3). */
export const convenio = logoDeConvenio.extend({ descripcion: z.string(), estado: z.number(), version: z.number() });
export type Convenio = z.infer<typeof convenio>;

/** What is said when a required field of a new convenio is missing, the logo included (section 5). */
export const CONVENIO_INCOMPLETO = 'Por favor complete todos los campos requeridos';
/** What is said when an edited convenio has no name (section 5). */
export const CONVENIO_SIN_NOMBRE = 'Por favor complete el nombre del convenio';

const opcionales = {
  descripcion: textoLibre(TEXTO_LARGO_MAX).optional(),
  url_web: url('La URL del sitio web no es válida').optional(),
  estado: opcion(ESTADOS_DE_CONVENIO, 'El estado del convenio no es válido').optional(),
};

/** Create: nombre and logo are required (section 5); the logo is the row's file. */
export const convenioNuevo = z.object({ nombre: texto(NOMBRE_MAX, CONVENIO_INCOMPLETO), ...opcionales });
export type ConvenioNuevo = z.input<typeof convenioNuevo>;

/** Edit: only nombre is required (section 5). */
export const convenioCambiado = z.object({
  id: id(),
  version: version(),
  nombre: texto(NOMBRE_MAX, CONVENIO_SIN_NOMBRE),
  ...opcionales,
});

/** Payload of toggle_estado: the estado that the convenio shall have (section 7). */
export const estadoDeConvenio = z.object({
  id: id(),
  estado: opcion(ESTADOS_DE_CONVENIO, 'El estado del convenio no es válido'),
});

export const convenios = conExito({ convenios: z.array(convenio) });
export const unConvenio = conExito({ convenio });
export const convenioAgregado = conExito({ message: z.string(), convenio });
