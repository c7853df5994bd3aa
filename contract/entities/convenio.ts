import { z } from 'zod';
import { CONVENIO_ESTADOS, LONG_TEXT_MAX, NAME_MAX } from '../constants.ts';
import { withSuccess } from '../envelope.ts';
import { id, oneOfNumbers, optionalText, requiredText, url, version } from '../fields.ts';

/** A partner logo on the home page (section 3). */
export const publicConvenio = z.object({ id: z.number(), nombre: z.string(), logo: z.string(), url_web: z.string() });
export type PublicConvenio = z.infer<typeof publicConvenio>;

/** Partner agreement (section 3). */
export const convenio = publicConvenio.extend({ descripcion: z.string(), estado: z.number(), version: z.number() });
export type Convenio = z.infer<typeof convenio>;

/** What is said when a required field of a new convenio is missing, the logo included (section 5). */
export const CONVENIO_INCOMPLETE = 'Por favor complete todos los campos requeridos';
/** What is said when an edited convenio has no name (section 5). */
export const CONVENIO_WITHOUT_NOMBRE = 'Por favor complete el nombre del convenio';

const opcionales = {
  descripcion: optionalText(LONG_TEXT_MAX).optional(),
  url_web: url('La URL del sitio web no es válida').optional(),
  estado: oneOfNumbers(CONVENIO_ESTADOS, 'El estado del convenio no es válido').optional(),
};

/** Create: nombre and logo are required (section 5); the logo is the row's file. */
export const newConvenio = z.object({ nombre: requiredText(NAME_MAX, CONVENIO_INCOMPLETE), ...opcionales });
export type NewConvenio = z.input<typeof newConvenio>;

/** Edit: only nombre is required (section 5). */
export const convenioChanges = z.object({
  id: id(),
  version: version(),
  nombre: requiredText(NAME_MAX, CONVENIO_WITHOUT_NOMBRE),
  ...opcionales,
});

/** Payload of toggle_estado: the estado that the convenio shall have (section 7). */
export const convenioEstado = z.object({
  id: id(),
  estado: oneOfNumbers(CONVENIO_ESTADOS, 'El estado del convenio no es válido'),
});

export const convenios = withSuccess({ convenios: z.array(convenio) });
export const convenioAnswer = withSuccess({ convenio });
export const addedConvenio = withSuccess({ message: z.string(), convenio });
