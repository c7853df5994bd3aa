import { nameOfLicencia } from '../../contract/bibliography/licencias.ts';
import { type Persona, sortedName } from '../../contract/bibliography/persona.ts';
import { ACCESOS, IDIOMAS } from '../../contract/bibliography/values.ts';
import { partsOf } from '../../contract/resources/resources.ts';
import { IDIOMA_LABELS, LUGAR_LABELS } from '../../contract/values/labels.ts';
import { sizeText } from '../../contract/values/sizeText.ts';
import { fieldsOf, listIn, textOf } from '../../contract/values/tolerant.ts';
import { readBibliography } from '../../contract/wire/bibliography.ts';
import { longDate, partialDate } from '../../i18n/dates.ts';
import { estadoLabel, grupoLabel, tipoLabel } from './choices.ts';
import { longMoment } from './dayAndTime.ts';
import { kindsText } from './fieldLabel.ts';

const EMPTY = 'Vacío';
/** A field of the identity that nobody has changed. */
const INITIAL = 'Valor inicial';

const yesOrNo = (value: unknown): string => (Number(value) === 1 ? 'Sí' : 'No');
const activeOrInactive = (value: unknown): string => (Number(value) === 1 ? 'Activo' : 'Inactivo');
const labelIn = (labels: Readonly<Record<string, string>>, value: unknown): string =>
  labels[textOf(value)] ?? textOf(value);
const date = (value: unknown): string => longDate(textOf(value));

/** Formatters of stored numbers and dates, by 'resource.field' or by field. */
const FORMATTERS: Readonly<Record<string, (value: unknown) => string>> = {
  activo: yesOrNo,
  fecha: date,
  fecha_inicio: date,
  fecha_fin: date,
  publicar_desde: (value) => longMoment(textOf(value)),
  publicar_hasta: (value) => longMoment(textOf(value)),
  'proyectos.estado': (value) => estadoLabel(Number(value)),
  'convenios.estado': activeOrInactive,
  'eventos.estado': activeOrInactive,
  'eventos.tipo': (value) => tipoLabel(Number(value)),
  'lineas.retirada': yesOrNo,
  'integrantes.correo_publico': yesOrNo,
  'integrantes.imagen_publica': yesOrNo,
  'integrantes.fecha_autorizacion': date,
  'integrantes.grupo': (value) => grupoLabel(Number(value)),
  'integrantes.periodos': (value) => lines(value, ({ desde, hasta }) => periodDays(textOf(desde), textOf(hasta))),
  'importaciones.recursos': (value) => kindsText(value),
  'productos.autores': personas,
  'productos.editores': personas,
  'productos.en_prensa': yesOrNo,
  'productos.idioma': (value) => labelIn(IDIOMAS, value),
  'productos.acceso': (value) => labelIn(ACCESOS, value),
  'paginas.idioma': (value) => labelIn(IDIOMA_LABELS, value),
  'paginas.lugar': (value) => labelIn(LUGAR_LABELS, value),
  'productos.licencia': (value) => nameOfLicencia(textOf(value)),
  'productos.fecha_embargo': date,
  'productos.evento_fecha_inicio': date,
  'productos.evento_fecha_fin': date,
  'identidad.bloques': (value) =>
    lines(value, ({ titulo, visible }) => `${textOf(titulo)}${visible ? '' : ' (oculto)'}`),
  'identidad.temas': (value) => lines(value, ({ nombre }) => textOf(nombre)),
  'identidad.divulgacion': (value) => lines(value, ({ nombre }) => textOf(nombre)),
  'identidad.redirecciones': (value) => lines(value, ({ desde, hacia }) => `${textOf(desde)} → ${textOf(hacia)}`),
  'identidad.hero_video': () => 'Archivo',
  'identidad.categoria_hasta': date,
  'identidad.creacion': (value) => partialDate(textOf(value)),
  'identidad.publicado': (value) => (String(value) === 'true' ? 'Sí' : 'No'),
  'productos.pdf': () => 'Archivo',
  'productos.pdf_bytes': (value) => (Number(value) > 0 ? sizeText(Number(value)) : EMPTY),
};

const periodDays = (desde: string, hasta: string): string =>
  [desde && `desde el ${longDate(desde)}`, hasta && `hasta el ${longDate(hasta)}`].filter(Boolean).join(' ');

/** A list as one item per line; any other text unchanged. */
const plainText = (value: unknown): string => listIn(value)?.map(textOf).join('\n') ?? textOf(value);

function lines(value: unknown, textOfItem: (item: ReturnType<typeof fieldsOf>) => string): string {
  return (listIn(value) ?? []).map((item) => textOfItem(fieldsOf(item))).join('\n');
}

function personas(value: unknown): string {
  const { autores } = readBibliography({ autores: listIn(value) ?? [] });
  return autores.map(describePersona).join('\n');
}

/** False for null, undefined, '' and an empty list. */
export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== '' && value !== '[]';
}

export function displayValue(resource: string, field: string, value: unknown): string {
  if (resource === 'identidad' && value === null) return INITIAL;
  if (!isFilled(value)) return EMPTY;
  const format = FORMATTERS[`${resource}.${field}`] ?? FORMATTERS[field] ?? plainText;
  return format(value);
}

/** The name, the ORCID and whether the person is a member of the group. */
function describePersona(persona: Persona): string {
  const orcid = persona.orcid === '' ? '' : `ORCID ${persona.orcid}`;
  const member = persona.integrante_id === null ? '' : 'integrante del grupo';
  return [sortedName(persona), orcid, member].filter((part) => part !== '').join(' · ');
}

export const isHtml = (resource: string, field: string): boolean =>
  partsOf(resource).htmlColumns?.includes(field) ?? false;
