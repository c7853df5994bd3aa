import { z } from 'zod';
import { doneWith, texts, withSuccess } from '../fields/envelope.ts';
import {
  listItem,
  oneOfNumbers,
  optionalDate,
  optionalParagraphs,
  optionalText,
  rawList,
  untrimmedText,
  url,
  valueOfText,
  version,
} from '../fields/fields.ts';
import { isWebUrl } from '../fields/webUrl.ts';
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
  PARTICIPANTE,
  URL_MAX,
} from '../values/constants.ts';
import { pictureRemoval } from './fileRemoval.ts';
import { descripcionImagenInput, imagenFields } from './imagen.ts';
import { publicacion, scheduleError, scheduleInOrder, scheduleInput } from './schedule.ts';

/** Public fields; `estado` is 1 or 0. */
export const publicEvento = z.object({
  id: z.number(),
  ...texts('nombre', 'descripcion', 'fecha', 'lugar', 'pais'),
  tipo: z.number(),
  estado: z.number(),
  ...texts('url_noticia_divulgacion', 'nombre_ponencia', 'url_pagina_evento'),
  urls_adicionales: z.array(z.string()),
  ...imagenFields,
});
export type PublicEvento = z.infer<typeof publicEvento>;

export const staffEvento = publicEvento.extend({
  ...texts('created_by', 'created_by_name', 'updated_by', 'updated_by_name'),
  version: z.number(),
  ...publicacion.shape,
});
export type StaffEvento = z.infer<typeof staffEvento>;

export const EVENTO_INCOMPLETE = {
  title: 'Campos requeridos',
  text: 'El nombre y la fecha son obligatorios',
} as const;
/** Shown below the fields; the notification shows EVENTO_INCOMPLETE. */
export const EVENTO_MISSING = { nombre: 'Escriba el nombre', fecha: 'Elija la fecha' } as const;
export const PARTICIPANTE_KEPT_ONLY =
  'El tipo Participante solo lo conservan los eventos que ya lo tienen. Elija otro.';
export const EVENTO_URL_INVALID = 'URL inválida';
export const INVALID_NOTICIA_URL = 'La URL de noticia de divulgación no es válida';
export const INVALID_EVENTO_URL = 'La URL de la página del evento no es válida';
export const PONENCIA_REQUIRED = 'El nombre de la ponencia es requerido para eventos de participación';
export const invalidAdditionalUrl = (n: number): string => `La URL adicional ${n} no es válida`;

/** The extra fields of a type: the news URL (1), or the paper's name and the event's page (2 and 3). */
export function extraFieldsOfTipo(tipo: number): { noticia: boolean; participacion: boolean } {
  return { noticia: tipo === 1, participacion: tipo === 2 || tipo === 3 };
}

const TOO_MANY_URLS = `Un evento admite hasta ${EVENTO_URLS_MAX} URL adicionales`;

/** An array or its JSON. Blank items are dropped and not counted. */
const urlsAdicionales = z
  .union([rawList(z.string(), TOO_MANY_URLS), z.string(), z.null()], { error: TOO_MANY_URLS })
  .transform((value) => (typeof value === 'string' ? valueOfText(value) : (value ?? [])))
  .pipe(rawList(listItem(URL_MAX, TOO_MANY_URLS), TOO_MANY_URLS))
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

/** 1 is active; 0 and 2 both mean inactive. */
const eventoEstado = oneOfNumbers([0, 1, 2], 'El estado del evento no es válido').transform((estado) =>
  estado === 1 ? 1 : 0,
);

const fields = {
  nombre: optionalText(EVENTO_NOMBRE_MAX).optional(),
  titulo: optionalText(EVENTO_NOMBRE_MAX).optional(),
  descripcion: optionalParagraphs(EVENTO_DESCRIPCION_MAX).optional(),
  fecha: optionalDate().optional(),
  lugar: optionalText(EVENTO_LUGAR_MAX).optional(),
  pais: optionalText(EVENTO_PAIS_MAX).optional(),
  tipo: oneOfNumbers(EVENTO_TIPOS, 'Elija el tipo de participación'),
  estado: eventoEstado.optional(),
  url_noticia_divulgacion: url(INVALID_NOTICIA_URL).optional(),
  // Not trimmed: a name of only whitespace is an error, an empty one is not.
  nombre_ponencia: untrimmedText(NAME_MAX).optional(),
  url_pagina_evento: url(INVALID_EVENTO_URL).optional(),
  urls_adicionales: urlsAdicionales.optional(),
  ...descripcionImagenInput,
  ...pictureRemoval,
  ...scheduleInput,
};

type EventoFields = z.output<z.ZodObject<typeof fields>>;

const isOutOfRange = (fecha: string, max: string | null): boolean =>
  fecha < EVENTO_FECHA_MIN || (max !== null && fecha > max);
const rangeMessage = (max: string | null): string =>
  max === null
    ? `La fecha no puede ser anterior a ${EVENTO_FECHA_MIN}`
    : `La fecha debe estar entre ${EVENTO_FECHA_MIN} y ${max}`;

/** Rules over several fields. `titulo` is accepted for `nombre`. */
const checkFields = (maxDate: () => string | null) => (evento: EventoFields, context: z.RefinementCtx) => {
  const addError = (field: string, message: string) => context.addIssue({ code: 'custom', message, path: [field] });
  const fecha = evento.fecha ?? '';
  if (!(evento.nombre || evento.titulo)) addError('nombre', EVENTO_INCOMPLETE.text);
  if (fecha === '') addError('fecha', EVENTO_INCOMPLETE.text);
  else if (isOutOfRange(fecha, maxDate())) addError('fecha', rangeMessage(maxDate()));
  const ponencia = evento.nombre_ponencia ?? '';
  if (extraFieldsOfTipo(evento.tipo).participacion && ponencia !== '' && ponencia.trim() === '') {
    addError('nombre_ponencia', PONENCIA_REQUIRED);
  }
};

const normalize = <T extends EventoFields>({ titulo, ...evento }: T) => ({
  ...evento,
  nombre: evento.nombre || titulo || '',
  fecha: evento.fecha ?? '',
  ...(evento.nombre_ponencia === undefined ? {} : { nombre_ponencia: evento.nombre_ponencia.trim() }),
});

/** The picture is the call's file. */
export const newEvento = z
  .object(fields)
  .superRefine(checkFields(() => maxEventoDate(new Date().getFullYear())))
  .refine(({ tipo }) => tipo !== PARTICIPANTE, { error: PARTICIPANTE_KEPT_ONLY, path: ['tipo'] })
  .refine(scheduleInOrder, scheduleError)
  .transform(normalize);
export type NewEvento = z.input<typeof newEvento>;

/** The latest date does not apply. Absent fields do not change. That only a stored tipo 4 is kept depends on the stored record. */
export const eventoChanges = z
  .object({ ...fields, version: version() })
  .superRefine(checkFields(() => null))
  .refine(scheduleInOrder, scheduleError)
  .transform(normalize);

export const estadoQuery = z.object({ estado: eventoEstado });

export const publicEventos = withSuccess({ eventos: z.array(publicEvento) });
export const publicEventoAnswer = withSuccess({ evento: publicEvento });
export const staffEventos = withSuccess({ eventos: z.array(staffEvento) });
export const eventoAnswer = withSuccess({ evento: staffEvento });
export const changedEvento = doneWith({ evento: staffEvento });
