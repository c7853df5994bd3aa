import type { z } from 'zod';
import {
  EVENTO_INCOMPLETE,
  EVENTO_URL_INVALID,
  eventoChanges,
  fieldsOfTipo,
  newEvento,
} from '../../contract/entities/evento.ts';
import { bySchema, type FormErrors } from '../forms/bySchema.ts';
import { firstMessage, type InvalidFormMessage } from '../forms/InvalidFormToast.tsx';

type Values = Record<string, unknown>;

/** Without the fields that the event's type does not show: they are neither judged nor sent, so they stay as they were. */
export function withoutHidden<T extends Values>(values: T): T {
  const { noticia, participacion } = fieldsOfTipo(Number(values.tipo));
  const { url_noticia_divulgacion, nombre_ponencia, url_pagina_evento, ...shown } = values;
  return {
    ...shown,
    ...(noticia ? { url_noticia_divulgacion } : {}),
    ...(participacion ? { nombre_ponencia, url_pagina_evento } : {}),
  } as unknown as T;
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

const rules =
  (schema: z.ZodType) =>
  (values: Values): FormErrors => {
    const errors = bySchema(schema)(withoutHidden(values));
    // The schema looks at these two last, and not at all while the type is missing.
    if (isBlank(values.nombre)) errors.nombre ??= EVENTO_INCOMPLETE.text;
    if (isBlank(values.fecha)) errors.fecha ??= EVENTO_INCOMPLETE.text;
    return errors;
  };

/** Create: the date has an upper bound (section 5). */
export const validateNuevo = rules(newEvento);
export const validateCambiado = rules(eventoChanges);

const URLS = ['url_noticia_divulgacion', 'url_pagina_evento', 'urls_adicionales'];

/** The toast for a form that cannot be sent: a title above the text, as section 5 has them. */
export function describeInvalid(errors: object): InvalidFormMessage {
  const texts = Object.entries(errors).map(([field, error]) => ({ field, text: firstMessage(error) }));
  const incomplete = texts.find(({ text }) => text === EVENTO_INCOMPLETE.text);
  if (incomplete) return { title: EVENTO_INCOMPLETE.title, text: EVENTO_INCOMPLETE.text };
  const url = texts.find(({ field }) => URLS.includes(field));
  const other = texts.find(({ field }) => !URLS.includes(field));
  if (other) return { text: other.text };
  return { title: EVENTO_URL_INVALID, text: url?.text ?? '' };
}
