import { z } from 'zod';
import { doneWith, texts, withSuccess } from '../fields/envelope.ts';
import { id, invalidUrl, oneOfNumbers, optionalParagraphs, requiredText, url, version } from '../fields/fields.ts';
import { CONVENIO_ESTADOS, LONG_TEXT_MAX, NAME_MAX } from '../values/constants.ts';
import { publicacion, scheduleError, scheduleInOrder, scheduleInput } from './schedule.ts';

export const publicConvenio = z.object({ id: z.number(), ...texts('nombre', 'logo', 'url_web') });
export type PublicConvenio = z.infer<typeof publicConvenio>;

export const convenio = publicConvenio.extend({
  descripcion: z.string(),
  estado: z.number(),
  version: z.number(),
  /** the place in the lists; large without one */
  orden: z.number(),
  ...publicacion.shape,
});
export type Convenio = z.infer<typeof convenio>;

/** The message is also shown for a missing logo. */
export const CONVENIO_INCOMPLETE = 'Por favor complete todos los campos requeridos';
export const CONVENIO_WITHOUT_NOMBRE = 'Por favor complete el nombre del convenio';
/** Shown below the fields; the notification shows the general messages above. */
export const CONVENIO_MISSING = { nombre: 'Escriba el nombre', logo: 'Elija un logo' } as const;

const optionalFields = {
  descripcion: optionalParagraphs(LONG_TEXT_MAX).optional(),
  url_web: url(invalidUrl('del sitio web')).optional(),
  estado: oneOfNumbers(CONVENIO_ESTADOS, 'El estado del convenio no es válido').optional(),
  ...scheduleInput,
};

/** `nombre` and `logo` are required; the logo is the call's file. */
export const newConvenio = z
  .object({ nombre: requiredText(NAME_MAX, CONVENIO_INCOMPLETE), ...optionalFields })
  .refine(scheduleInOrder, scheduleError);
export type NewConvenio = z.input<typeof newConvenio>;

export const convenioChanges = z
  .object({
    id: id(),
    version: version(),
    nombre: requiredText(NAME_MAX, CONVENIO_WITHOUT_NOMBRE),
    ...optionalFields,
  })
  .refine(scheduleInOrder, scheduleError);

export const convenioEstado = z.object({
  id: id(),
  estado: oneOfNumbers(CONVENIO_ESTADOS, 'El estado del convenio no es válido'),
});

export const convenios = withSuccess({ convenios: z.array(convenio) });
export const convenioAnswer = withSuccess({ convenio });
export const addedConvenio = withSuccess({ message: z.string(), convenio });
export const changedConvenio = doneWith({ convenio });
