/** The period in which visitors may see a record, besides its state. */
import { z } from 'zod';
import { optionalInstant } from '../fields/fields.ts';

/** ISO 8601 in UTC; '' without a limit. Answered to staff only. */
export const publicacion = z.object({ publicar_desde: z.string(), publicar_hasta: z.string() });
export type Schedule = z.infer<typeof publicacion>;

/** Absent fields do not change. */
export const scheduleInput = {
  publicar_desde: optionalInstant('La fecha y hora de Publicar desde no es válida').optional(),
  publicar_hasta: optionalInstant('La fecha y hora de Publicar hasta no es válida').optional(),
};

export const HIDDEN_BEFORE_PUBLISHED = 'Publicar hasta debe ser posterior a Publicar desde';

/** True for limits between which no instant lies. */
export const isHiddenBeforePublished = ({ publicar_desde, publicar_hasta }: Schedule): boolean =>
  publicar_desde !== '' && publicar_hasta !== '' && publicar_hasta <= publicar_desde;

export const scheduleInOrder = ({
  publicar_desde = '',
  publicar_hasta = '',
}: { [K in keyof Schedule]?: string | undefined }) => !isHiddenBeforePublished({ publicar_desde, publicar_hasta });
export const scheduleError = { error: HIDDEN_BEFORE_PUBLISHED, path: ['publicar_hasta'] };
