/** The bibliographic record of a product: optional fields beside those of the first contract. */
import licenceIds from 'spdx-license-ids/index.json' with { type: 'json' };
import { z } from 'zod';
import { formatIssn, formatOrcid, isIsbn, isIssn, isOrcid } from '../bibliography/checkDigits.ts';
import { isDoi, normalizeDoi } from '../bibliography/doi.ts';
import { CREATIVE_COMMONS } from '../bibliography/licencias.ts';
import { ACCESOS, type Acceso, IDIOMAS, type Idioma, PARTIAL_DATE } from '../bibliography/values.ts';
import { texts } from '../fields/envelope.ts';
import {
  boundedList,
  id,
  isDate,
  oneOfNumbers,
  optionalDate,
  optionalParagraphs,
  optionalText,
  textList,
} from '../fields/fields.ts';
import { LONG_TEXT_MAX, NAME_MAX, SHORT_TEXT_MAX } from '../values/constants.ts';

const AUTHORS_MAX = 1_000;
const EDITORS_MAX = 200;

const persona = z.object({
  ...texts('apellidos', 'nombres', 'nombre_corporativo', 'orcid'),
  integrante_id: z.number().nullable(),
});

export const bibliography = z.object({
  autores: z.array(persona),
  fecha_publicacion: z.string(),
  en_prensa: z.number(),
  ...texts('idioma', 'resumen'),
  palabras_clave: z.array(z.string()),
  ...texts('doi', 'licencia', 'acceso', 'fecha_embargo'),
  ...texts('revista', 'issn', 'volumen', 'numero', 'pagina_inicial', 'pagina_final'),
  ...texts('editorial', 'ciudad', 'edicion', 'isbn', 'titulo_libro'),
  editores: z.array(persona),
  ...texts('evento_nombre', 'evento_lugar', 'evento_fecha_inicio', 'evento_fecha_fin'),
  ...texts('institucion', 'numero_informe', 'version_software', 'registro_software'),
  ...texts('numero_patente', 'oficina_patente', 'estado_patente'),
});
export type Bibliography = z.infer<typeof bibliography>;

export const listedBibliography = bibliography.pick({ autores: true, fecha_publicacion: true, en_prensa: true });

/** What a list of publications shows beside {@link listedBibliography}. */
export const catalogBibliography = bibliography.pick({
  doi: true,
  acceso: true,
  fecha_embargo: true,
  revista: true,
  titulo_libro: true,
  evento_nombre: true,
  institucion: true,
  editorial: true,
});

type Message = string | ((text: string) => string);

const checkedText = (normalize: (text: string) => string, isValid: (text: string) => boolean, message: Message) =>
  optionalText(SHORT_TEXT_MAX)
    .transform((text) => (text === '' ? '' : normalize(text)))
    .refine((text) => text === '' || isValid(text), {
      error: ({ input }) => (typeof message === 'string' ? message : message(String(input))),
    });

const unchanged = (text: string): string => text;

const ORCID_LENGTH = 16;

/** Why an ORCID is none, with what is missing where that is plain. */
function orcidProblem(text: string): string {
  const digits = text.replaceAll('-', '');
  if (!/^\d+X?$/.test(digits)) return 'El ORCID no es válido: use sus 16 cifras, como 0000-0002-1825-0097';
  const missing = ORCID_LENGTH - digits.length;
  if (missing === 0) return 'El ORCID no es válido: su último dígito no corresponde';
  if (missing === 1) return 'El ORCID no es válido: le falta 1 cifra';
  if (missing === -1) return 'El ORCID no es válido: le sobra 1 cifra';
  return `El ORCID no es válido: le ${missing > 0 ? 'faltan' : 'sobran'} ${Math.abs(missing)} cifras`;
}

export const orcid = () => checkedText(formatOrcid, isOrcid, orcidProblem);

const oneOf = <T extends string>(values: readonly T[], message: string) =>
  optionalText(SHORT_TEXT_MAX)
    .refine((text) => text === '' || (values as readonly string[]).includes(text), message)
    .transform((text) => text as T | '');

const INVALID_DATE = 'Escriba la fecha como año, año-mes o año-mes-día: 2026, 2026-05 o 2026-05-12';

function isPartialDate(text: string): boolean {
  if (!PARTIAL_DATE.test(text) || text < '1000') return false;
  return isDate(`${text}-01-01`.slice(0, 10));
}

const PERSON_NAME = 'Escriba los apellidos o el nombre de la institución';

const personaInput = z
  .object(
    {
      apellidos: optionalText(SHORT_TEXT_MAX).default(''),
      nombres: optionalText(SHORT_TEXT_MAX).default(''),
      nombre_corporativo: optionalText(NAME_MAX).default(''),
      orcid: orcid().default(''),
      integrante_id: id('El integrante no es válido').nullable().default(null),
    },
    { error: 'Cada persona debe tener sus campos' },
  )
  .refine(({ apellidos, nombre_corporativo }) => apellidos !== '' || nombre_corporativo !== '', {
    error: PERSON_NAME,
    path: ['apellidos'],
  })
  .refine(({ apellidos, nombre_corporativo }) => apellidos === '' || nombre_corporativo === '', {
    error: 'Escriba los apellidos o el nombre de la institución, no los dos',
    path: ['nombre_corporativo'],
  });

const personaList = (what: string, max: number) => {
  const error = `Escriba como máximo ${max} ${what}`;
  return boundedList(personaInput, max, `La lista de ${what} no es válida`, error)
    .nullable()
    .transform((personas) => personas ?? []);
};

const shortText = () => optionalText(SHORT_TEXT_MAX).optional();
const nameText = () => optionalText(NAME_MAX).optional();

/** SPDX identifiers ignore case. */
const formatSpdx = (text: string): string =>
  (licenceIds as readonly string[]).find((licence) => licence.toLowerCase() === text.toLowerCase()) ?? text;

const isSpdx = (text: string): boolean => (licenceIds as readonly string[]).includes(text);

const formatIsbn = (text: string): string => text.replaceAll(/\s+/g, '-').toUpperCase();

const IN_PRESS_ERROR = 'El valor de en prensa no es válido';
const no = () => 0 as const;
const inPress = () =>
  z.union([oneOfNumbers([0, 1], IN_PRESS_ERROR), z.literal('').transform(no), z.null().transform(no)], {
    error: IN_PRESS_ERROR,
  });

/** Absent fields do not change; empty ones are cleared. */
export const bibliographyInput = {
  autores: personaList('autores', AUTHORS_MAX).optional(),
  fecha_publicacion: checkedText(unchanged, isPartialDate, INVALID_DATE).optional(),
  en_prensa: inPress().optional(),
  idioma: oneOf(Object.keys(IDIOMAS) as Idioma[], 'El idioma no es válido').optional(),
  resumen: optionalParagraphs(LONG_TEXT_MAX).optional(),
  palabras_clave: textList('palabras clave').optional(),
  doi: checkedText(normalizeDoi, isDoi, 'El DOI no es válido: comienza por 10. y lleva una barra').optional(),
  licencia: checkedText(formatSpdx, isSpdx, 'La licencia no es válida: use un identificador SPDX').optional(),
  acceso: oneOf(Object.keys(ACCESOS) as Acceso[], 'El acceso no es válido').optional(),
  fecha_embargo: optionalDate().optional(),
  revista: nameText(),
  issn: checkedText(formatIssn, isIssn, 'El ISSN no es válido: su último dígito no corresponde').optional(),
  volumen: shortText(),
  numero: shortText(),
  pagina_inicial: shortText(),
  pagina_final: shortText(),
  editorial: nameText(),
  ciudad: shortText(),
  edicion: shortText(),
  isbn: checkedText(formatIsbn, isIsbn, 'El ISBN no es válido: su último dígito no corresponde').optional(),
  titulo_libro: nameText(),
  editores: personaList('editores', EDITORS_MAX).optional(),
  evento_nombre: nameText(),
  evento_lugar: shortText(),
  evento_fecha_inicio: optionalDate().optional(),
  evento_fecha_fin: optionalDate().optional(),
  institucion: nameText(),
  numero_informe: shortText(),
  version_software: shortText(),
  registro_software: shortText(),
  numero_patente: shortText(),
  oficina_patente: nameText(),
  estado_patente: shortText(),
};

export const LICENCE_IDS: readonly string[] = [
  ...Object.keys(CREATIVE_COMMONS),
  ...licenceIds.filter((licence) => !Object.hasOwn(CREATIVE_COMMONS, licence)),
];

type Dates = Partial<
  Record<
    'acceso' | 'fecha_embargo' | 'evento_fecha_inicio' | 'evento_fecha_fin' | 'pagina_inicial' | 'pagina_final',
    string | undefined
  >
>;

/** Rules over more than one field, as `[field, message]`; null if the record keeps them all. Absent fields break none. */
export function bibliographyError(record: Dates): [field: keyof Dates, message: string] | null {
  const { acceso, fecha_embargo, evento_fecha_inicio = '', evento_fecha_fin = '' } = record;
  const { pagina_inicial = '', pagina_final = '' } = record;
  if (acceso === 'embargo' && fecha_embargo === '')
    return ['fecha_embargo', 'Elija la fecha en que termina el embargo'];
  if (evento_fecha_inicio !== '' && evento_fecha_fin !== '' && evento_fecha_fin < evento_fecha_inicio) {
    return ['evento_fecha_fin', 'El evento no puede terminar antes de comenzar'];
  }
  const areNumbers = /^\d{1,9}$/.test(pagina_inicial) && /^\d{1,9}$/.test(pagina_final);
  if (areNumbers && Number(pagina_final) < Number(pagina_inicial)) {
    return ['pagina_final', 'La última página no puede ser anterior a la primera'];
  }
  return null;
}

export function checkBibliography(context: z.core.ParsePayload<Dates>): void {
  const error = bibliographyError(context.value);
  if (error === null) return;
  const [field, message] = error;
  context.issues.push({ code: 'custom', message, path: [field], input: context.value[field] });
}
