import { z } from 'zod';
import {
  EVENTO_DESCRIPCION_MAX,
  EVENTO_FECHA_MIN,
  EVENTO_LUGAR_MAX,
  EVENTO_NOMBRE_MAX,
  EVENTO_PAIS_MAX,
  EVENTO_TIPOS,
  EVENTO_URLS_MAX,
  maxEventoDate,
  NAME_MAX,
  URL_MAX,
} from '../constants.ts';
import { withSuccess } from '../envelope.ts';
import {
  isWebUrl,
  listItem,
  oneOfNumbers,
  optionalDate,
  optionalText,
  untrimmedText,
  url,
  version,
} from '../fields.ts';

/** An event as visitors read it (section 3). `estado` is answered as 1 or 0 (design §4). */
export const publicEvento = z.object({
  id: z.number(),
  nombre: z.string(),
  descripcion: z.string(),
  fecha: z.string(),
  lugar: z.string(),
  pais: z.string(),
  tipo: z.number(),
  estado: z.number(),
  url_noticia_divulgacion: z.string(),
  nombre_ponencia: z.string(),
  url_pagina_evento: z.string(),
  urls_adicionales: z.array(z.string()),
});
export type PublicEvento = z.infer<typeof publicEvento>;

/** An event as staff read it. */
export const staffEvento = publicEvento.extend({
  created_by: z.string(),
  created_by_name: z.string(),
  updated_by: z.string(),
  updated_by_name: z.string(),
  version: z.number(),
});
export type StaffEvento = z.infer<typeof staffEvento>;

/** The messages of section 5 for events; a toast puts the title above the text. */
export const EVENTO_INCOMPLETE = {
  title: 'Campos requeridos',
  text: 'El nombre y la fecha son obligatorios',
} as const;
export const EVENTO_URL_INVALID = 'URL inválida';
export const INVALID_NOTICIA_URL = 'La URL de noticia de divulgación no es válida';
export const INVALID_EVENTO_URL = 'La URL de la página del evento no es válida';
export const PONENCIA_REQUIRED = 'El nombre de la ponencia es requerido para eventos de participación';
/** @param n position of the URL, from 1 */
export const invalidAdditionalUrl = (n: number): string => `La URL adicional ${n} no es válida`;

/**
 * The extra fields that a type of event shows (section 4): 1 the news URL; 2 and 3 the paper name and the event page.
 * An unknown type shows none.
 */
export function fieldsOfTipo(tipo: number): { noticia: boolean; participacion: boolean } {
  return { noticia: tipo === 1, participacion: tipo === 2 || tipo === 3 };
}

const TOO_MANY_URLS = `Un evento admite hasta ${EVENTO_URLS_MAX} URL adicionales`;

function urlsFromText(text: string): unknown {
  if (text.trim() === '') return [];
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A list or its JSON text; blanks are dropped before counting, and each that is left must be a URL (section 5). */
const urlsAdicionales = z
  .union([z.array(z.string()), z.string(), z.null()], { error: TOO_MANY_URLS })
  .transform((value) => (typeof value === 'string' ? urlsFromText(value) : (value ?? [])))
  .pipe(z.array(listItem(URL_MAX, TOO_MANY_URLS), { error: TOO_MANY_URLS }))
  .superRefine((items, context) => {
    if (items.filter((item) => item !== '').length > EVENTO_URLS_MAX) {
      context.addIssue({ code: 'custom', message: TOO_MANY_URLS });
    }
    items.forEach((item, index) => {
      if (item !== '' && !isWebUrl(item)) {
        context.addIssue({ code: 'custom', message: invalidAdditionalUrl(index + 1), path: [index] });
      }
    });
  })
  .transform((items) => items.filter((item) => item !== ''));

/** On the wire 1 is active, 0 and 2 both mean inactive (section 4, design §4). */
const eventoEstado = oneOfNumbers([0, 1, 2], 'El estado del evento no es válido').transform((estado) =>
  estado === 1 ? 1 : 0,
);

const fields = {
  nombre: optionalText(EVENTO_NOMBRE_MAX).optional(),
  titulo: optionalText(EVENTO_NOMBRE_MAX).optional(),
  descripcion: optionalText(EVENTO_DESCRIPCION_MAX).optional(),
  fecha: optionalDate().optional(),
  lugar: optionalText(EVENTO_LUGAR_MAX).optional(),
  pais: optionalText(EVENTO_PAIS_MAX).optional(),
  tipo: oneOfNumbers(EVENTO_TIPOS, 'El tipo de evento es obligatorio'),
  estado: eventoEstado.optional(),
  url_noticia_divulgacion: url(INVALID_NOTICIA_URL).optional(),
  // Not trimmed: the rule of section 5 is about a name that is only white space.
  nombre_ponencia: untrimmedText(NAME_MAX).optional(),
  url_pagina_evento: url(INVALID_EVENTO_URL).optional(),
  urls_adicionales: urlsAdicionales.optional(),
};

type EventoFields = z.output<z.ZodObject<typeof fields>>;

const fueraDeRango = (fecha: string, maxima: string | null): boolean =>
  fecha < EVENTO_FECHA_MIN || (maxima !== null && fecha > maxima);
const rangeMessage = (maxima: string | null): string =>
  maxima === null
    ? `La fecha no puede ser anterior a ${EVENTO_FECHA_MIN}`
    : `La fecha debe estar entre ${EVENTO_FECHA_MIN} y ${maxima}`;

/** The rules of section 5 that concern more than one field, and the twin names nombre and titulo (design §4). */
const revisar = (maxDate: () => string | null) => (evento: EventoFields, context: z.RefinementCtx) => {
  const fallar = (campo: string, message: string) => context.addIssue({ code: 'custom', message, path: [campo] });
  const fecha = evento.fecha ?? '';
  if (!(evento.nombre || evento.titulo)) fallar('nombre', EVENTO_INCOMPLETE.text);
  if (fecha === '') fallar('fecha', EVENTO_INCOMPLETE.text);
  else if (fueraDeRango(fecha, maxDate())) fallar('fecha', rangeMessage(maxDate()));
  const ponencia = evento.nombre_ponencia ?? '';
  if (fieldsOfTipo(evento.tipo).participacion && ponencia !== '' && ponencia.trim() === '') {
    fallar('nombre_ponencia', PONENCIA_REQUIRED);
  }
};

const normalizar = <T extends EventoFields>({ titulo, ...evento }: T) => ({
  ...evento,
  nombre: evento.nombre || titulo || '',
  fecha: evento.fecha ?? '',
  ...(evento.nombre_ponencia === undefined ? {} : { nombre_ponencia: evento.nombre_ponencia.trim() }),
});

/** The upper bound applies on create (section 5). */
export const newEvento = z
  .object(fields)
  .superRefine(revisar(() => maxEventoDate(new Date().getFullYear())))
  .transform(normalizar);
export type NewEvento = z.input<typeof newEvento>;

/** Edit: the same without the upper bound of the date; what is absent stays as it was. */
export const eventoChanges = z
  .object({ ...fields, version: version() })
  .superRefine(revisar(() => null))
  .transform(normalizar);

/** Query of toggle_estado: the estado that the event shall have (section 7). */
export const estadoQuery = z.object({ estado: eventoEstado });

export const publicEventos = withSuccess({ eventos: z.array(publicEvento) });
export const staffEventos = withSuccess({ eventos: z.array(staffEvento) });
export const eventoAnswer = withSuccess({ evento: staffEvento });
