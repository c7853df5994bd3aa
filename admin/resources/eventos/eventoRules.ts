import type { z } from 'zod';
import {
  EVENTO_INCOMPLETE,
  EVENTO_MISSING,
  EVENTO_URL_INVALID,
  eventoChanges,
  extraFieldsOfTipo,
  newEvento,
} from '../../../contract/entities/evento.ts';
import type { InvalidFormMessage } from '../../records/forms/frame/InvalidFormToast.tsx';
import { withImagenRule } from '../../records/forms/inputs/imagenRule.ts';
import { bySchema, type FormErrors } from '../../records/forms/state/bySchema.ts';
import { firstMessage } from '../../records/forms/state/firstMessage.ts';

type Values = Record<string, unknown>;

/** Removes the fields that the tipo hides. They are neither validated nor sent, so their stored values remain. */
export function withoutHidden<T extends Values>(values: T): T {
  const { noticia, participacion } = extraFieldsOfTipo(Number(values.tipo));
  const { url_noticia_divulgacion, nombre_ponencia, url_pagina_evento, ...shown } = values;
  return {
    ...shown,
    ...(noticia ? { url_noticia_divulgacion } : {}),
    ...(participacion ? { nombre_ponencia, url_pagina_evento } : {}),
  } as unknown as T;
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

const rules = (schema: z.ZodType) =>
  withImagenRule((values: Values): FormErrors => {
    const errors = bySchema(schema)(withoutHidden(values));
    // The schema has one message for these two, and does not check them while the tipo is missing.
    if (isBlank(values.nombre)) errors.nombre = EVENTO_MISSING.nombre;
    if (isBlank(values.fecha)) errors.fecha = EVENTO_MISSING.fecha;
    return errors;
  });

/** A new event's date also has an upper bound. */
export const validateNew = rules(newEvento);
export const validateChanges = rules(eventoChanges);

const MISSING: readonly string[] = [EVENTO_INCOMPLETE.text, ...Object.values(EVENTO_MISSING)];
const URLS = ['url_noticia_divulgacion', 'url_pagina_evento', 'urls_adicionales'];

/** The texts for missing fields and, if nothing else is wrong, for addresses. */
export function describeInvalid(errors: object): InvalidFormMessage | null {
  const texts = Object.entries(errors).map(([field, error]) => ({ field, text: firstMessage(error) }));
  const incomplete = texts.some(({ text }) => MISSING.includes(text));
  if (incomplete) return { title: EVENTO_INCOMPLETE.title, text: EVENTO_INCOMPLETE.text };
  const url = texts[0];
  return url !== undefined && texts.every(({ field }) => URLS.includes(field))
    ? { title: EVENTO_URL_INVALID, text: url.text }
    : null;
}
