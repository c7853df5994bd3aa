import { z } from 'zod';
import { elemento, esUrlWeb, fechaLibre, opcion, textoLibre, textoSinRecortar, url, version } from '../campos.ts';
import {
  EVENTO_DESCRIPCION_MAX,
  EVENTO_FECHA_MIN,
  EVENTO_LUGAR_MAX,
  EVENTO_NOMBRE_MAX,
  EVENTO_PAIS_MAX,
  EVENTO_URLS_MAX,
  fechaMaximaDeEvento,
  NOMBRE_MAX,
  TIPOS_DE_EVENTO,
  URL_MAX,
} from '../constantes.ts';
import { conExito } from '../respuesta.ts';

/** An event as visitors read it (section 3). `estado` is answered as 1 or 0 (design §4). */
export const eventoPublico = z.object({
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
export type EventoPublico = z.infer<typeof eventoPublico>;

/** An event as staff read it. */
export const eventoDePersonal = eventoPublico.extend({
  created_by: z.string(),
  created_by_name: z.string(),
  updated_by: z.string(),
  updated_by_name: z.string(),
  version: z.number(),
});
export type EventoDePersonal = z.infer<typeof eventoDePersonal>;

/** The messages of section 5 for events; a toast puts the title above the text. */
export const EVENTO_INCOMPLETO = {
  titulo: 'Campos requeridos',
  texto: 'El nombre y la fecha son obligatorios',
} as const;
export const EVENTO_URL_INVALIDA = 'URL inválida';
export const URL_DE_NOTICIA_INVALIDA = 'La URL de noticia de divulgación no es válida';
export const URL_DE_EVENTO_INVALIDA = 'La URL de la página del evento no es válida';
export const PONENCIA_REQUERIDA = 'El nombre de la ponencia es requerido para eventos de participación';
/** @param n position of the URL, from 1 */
export const urlAdicionalInvalida = (n: number): string => `La URL adicional ${n} no es válida`;

/**
 * The extra fields that a type of event shows (section 4): 1 the news URL; 2 and 3 the paper name and the event page.
 * An unknown type shows none.
 */
export function camposDelTipo(tipo: number): { noticia: boolean; participacion: boolean } {
  return { noticia: tipo === 1, participacion: tipo === 2 || tipo === 3 };
}

const DEMASIADAS_URLS = `Un evento admite hasta ${EVENTO_URLS_MAX} URL adicionales`;

function urlsDeTexto(text: string): unknown {
  if (text.trim() === '') return [];
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A list or its JSON text; blanks are dropped before counting, and each that is left must be a URL (section 5). */
const urlsAdicionales = z
  .union([z.array(z.string()), z.string(), z.null()], { error: DEMASIADAS_URLS })
  .transform((value) => (typeof value === 'string' ? urlsDeTexto(value) : (value ?? [])))
  .pipe(z.array(elemento(URL_MAX, DEMASIADAS_URLS), { error: DEMASIADAS_URLS }))
  .superRefine((items, context) => {
    if (items.filter((item) => item !== '').length > EVENTO_URLS_MAX) {
      context.addIssue({ code: 'custom', message: DEMASIADAS_URLS });
    }
    items.forEach((item, index) => {
      if (item !== '' && !esUrlWeb(item)) {
        context.addIssue({ code: 'custom', message: urlAdicionalInvalida(index + 1), path: [index] });
      }
    });
  })
  .transform((items) => items.filter((item) => item !== ''));

/** On the wire 1 is active, 0 and 2 both mean inactive (section 4, design §4). */
const estadoDeEvento = opcion([0, 1, 2], 'El estado del evento no es válido').transform((estado) =>
  estado === 1 ? 1 : 0,
);

const campos = {
  nombre: textoLibre(EVENTO_NOMBRE_MAX).optional(),
  titulo: textoLibre(EVENTO_NOMBRE_MAX).optional(),
  descripcion: textoLibre(EVENTO_DESCRIPCION_MAX).optional(),
  fecha: fechaLibre().optional(),
  lugar: textoLibre(EVENTO_LUGAR_MAX).optional(),
  pais: textoLibre(EVENTO_PAIS_MAX).optional(),
  tipo: opcion(TIPOS_DE_EVENTO, 'El tipo de evento es obligatorio'),
  estado: estadoDeEvento.optional(),
  url_noticia_divulgacion: url(URL_DE_NOTICIA_INVALIDA).optional(),
  // Not trimmed: the rule of section 5 is about a name that is only white space.
  nombre_ponencia: textoSinRecortar(NOMBRE_MAX).optional(),
  url_pagina_evento: url(URL_DE_EVENTO_INVALIDA).optional(),
  urls_adicionales: urlsAdicionales.optional(),
};

type CamposDeEvento = z.output<z.ZodObject<typeof campos>>;

const fueraDeRango = (fecha: string, maxima: string | null): boolean =>
  fecha < EVENTO_FECHA_MIN || (maxima !== null && fecha > maxima);
const mensajeDeRango = (maxima: string | null): string =>
  maxima === null
    ? `La fecha no puede ser anterior a ${EVENTO_FECHA_MIN}`
    : `La fecha debe estar entre ${EVENTO_FECHA_MIN} y ${maxima}`;

/** The rules of section 5 that concern more than one field, and the twin names nombre and titulo (design §4). */
const revisar = (fechaMaxima: () => string | null) => (evento: CamposDeEvento, context: z.RefinementCtx) => {
  const fallar = (campo: string, message: string) => context.addIssue({ code: 'custom', message, path: [campo] });
  const fecha = evento.fecha ?? '';
  if (!(evento.nombre || evento.titulo)) fallar('nombre', EVENTO_INCOMPLETO.texto);
  if (fecha === '') fallar('fecha', EVENTO_INCOMPLETO.texto);
  else if (fueraDeRango(fecha, fechaMaxima())) fallar('fecha', mensajeDeRango(fechaMaxima()));
  const ponencia = evento.nombre_ponencia ?? '';
  if (camposDelTipo(evento.tipo).participacion && ponencia !== '' && ponencia.trim() === '') {
    fallar('nombre_ponencia', PONENCIA_REQUERIDA);
  }
};

const normalizar = <T extends CamposDeEvento>({ titulo, ...evento }: T) => ({
  ...evento,
  nombre: evento.nombre || titulo || '',
  fecha: evento.fecha ?? '',
  ...(evento.nombre_ponencia === undefined ? {} : { nombre_ponencia: evento.nombre_ponencia.trim() }),
});

/** The upper bound applies on create (section 5). */
export const eventoNuevo = z
  .object(campos)
  .superRefine(revisar(() => fechaMaximaDeEvento(new Date().getFullYear())))
  .transform(normalizar);
export type EventoNuevo = z.input<typeof eventoNuevo>;

/** Edit: the same without the upper bound of the date; what is absent stays as it was. */
export const eventoCambiado = z
  .object({ ...campos, version: version() })
  .superRefine(revisar(() => null))
  .transform(normalizar);

/** Query of toggle_estado: the estado that the event shall have (section 7). */
export const estadoEnConsulta = z.object({ estado: estadoDeEvento });

export const eventosPublicos = conExito({ eventos: z.array(eventoPublico) });
export const eventosDePersonal = conExito({ eventos: z.array(eventoDePersonal) });
export const unEvento = conExito({ evento: eventoDePersonal });
