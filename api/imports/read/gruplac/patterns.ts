/** How the details of a row are read, by the pattern of its section. */
import { IDIOMAS } from '../../../../contract/bibliography/values.ts';
import { foldText } from '../../../../contract/values/foldText.ts';
import { cellValue, cutAtLast, cutLabels } from './cutLabels.ts';
import { peopleText } from './people.ts';
import type { RowRecord } from './RowRecord.ts';
import type { Pattern } from './sections.ts';

interface PatternReader {
  /** of which the first line of the details has one */
  labels: readonly string[];
  read(record: RowRecord, lines: readonly string[]): void;
}

const YEAR = /^(?:19|20)\d{2}$/;
const YEAR_BETWEEN_COMMAS = /(?:^|,)\s?((?:19|20)\d{2})\s?,/;
const TIMESTAMP = /\b(\d{4}-\d{2}-\d{2})\b/;

/** The year in 'Colombia, 2019, …', and what stands behind it. A country may have a comma in its name. */
function yearIn(text: string): { year: string; rest: string } | null {
  const found = YEAR_BETWEEN_COMMAS.exec(`${text},`);
  return found === null ? null : { year: found[1] ?? '', rest: text.slice(found.index + found[0].length) };
}

const isYear = (text: string): boolean => YEAR.test(text);

/** The day in '2024-11-14 00:00:00.0'; '' without one. */
const dayIn = (text: string): string => TIMESTAMP.exec(text)?.[1] ?? '';

const joined = (lines: readonly string[]): string => lines.join(' ');

function setPages(record: RowRecord, text: string): void {
  const [first = '', last = '', ...others] = text.split(/[-–—]/).map(cellValue);
  record.set('pagina_inicial', others.length > 0 ? text : first);
  if (others.length > 0) return;
  const isBackwards = /^\d{1,9}$/.test(first) && /^\d{1,9}$/.test(last) && Number(last) < Number(first);
  if (isBackwards)
    record.mark(
      'pagina_final',
      `La página dice «${text}»: la última no puede ser anterior a la primera, y no se toma.`,
    );
  else record.set('pagina_final', last);
}

const NO_YEAR = 'La página no dice el año.';
const YEAR_LENGTH = 4;
const UNUSUAL_VOLUME = /^\d{4,}$/;

function setVolume(record: RowRecord, volume: string, issue: string): void {
  record.set('volumen', volume);
  record.set('numero', issue);
  if (UNUSUAL_VOLUME.test(volume)) record.mark('volumen', 'Es poco común: revíselo.');
}

function setYear(record: RowRecord, text: string): void {
  const found = yearIn(text);
  if (found === null) record.mark('fecha_publicacion', NO_YEAR);
  else record.set('fecha_publicacion', found.year);
}

/** 'Colombia, Rev X ISSN: 2407-9529, 2025 vol:11 fasc: 4 págs: 1 - 17, DOI:10.1/x' */
function readArticulo(record: RowRecord, lines: readonly string[]): void {
  const { before, after } = cutAtLast(joined(lines), 'ISSN:') ?? { before: joined(lines), after: '' };
  // The country may be missing, its comma is not.
  record.set('revista', cellValue(before.slice(before.indexOf(',') + 1)));
  const parts = cutLabels(after, ['vol:', 'fasc:', 'págs:', 'DOI:']);
  const comma = parts[''].lastIndexOf(',');
  const year = cellValue(parts[''].slice(comma + 1));
  record.set('issn', isYear(parts['']) ? '' : cellValue(parts[''].slice(0, comma === -1 ? undefined : comma)));
  if (isYear(year)) record.set('fecha_publicacion', year);
  else record.mark('fecha_publicacion', NO_YEAR);
  setVolume(record, parts['vol:'], parts['fasc:']);
  setPages(record, parts['págs:']);
  record.set('doi', parts['DOI:']);
}

/** 'Colombia,2019, ISBN: 978… vol: págs: , Ed. X', cut from the right: a title may hold the labels. @returns what stands before the ISBN, and the pages */
function readLibro(record: RowRecord, lines: readonly string[]): { before: string; pages: string } {
  const { before, after } = cutAtLast(joined(lines), 'ISBN:') ?? { before: joined(lines), after: '' };
  const parts = cutLabels(after, ['vol', 'págs:', 'Ed.']);
  setYear(record, before);
  record.set('isbn', parts['']);
  record.set('editorial', parts['Ed.']);
  return { before, pages: parts['págs:'] };
}

/** 'Colombia, 2018, BOOK TITLE, ISBN: 978…, Vol. , págs:112 - 119, Ed. X' */
function readCapitulo(record: RowRecord, lines: readonly string[]): void {
  const { before, pages } = readLibro(record, lines);
  record.set('titulo_libro', cellValue(yearIn(before)?.rest ?? before.slice(before.indexOf(',') + 1)));
  setPages(record, pages);
}

/** Reads a row whose year comes first. @param setters by label, in the order of the labels; null for what is left out */
const afterYear =
  (setters: Readonly<Record<string, ((record: RowRecord, text: string) => void) | null>>): PatternReader['read'] =>
  (record, lines) => {
    const parts = cutLabels(joined(lines), Object.keys(setters));
    setYear(record, parts[''] ?? '');
    for (const [label, set] of Object.entries(setters)) set?.(record, parts[label] ?? '');
  };

const into =
  (field: string) =>
  (record: RowRecord, text: string): void =>
    record.set(field, text);

/** '2019, Nro. Paginas: 10, Instituciones participantes: …, URL: …, DOI:' */
const readDocumento = afterYear({
  'Nro. Paginas:': null,
  'Instituciones participantes:': into('institucion'),
  'URL:': into('enlace'),
  'DOI:': into('doi'),
});

/** 'Colombia, 2020, , , vol. ,págs: , - Autor, Ed.' */
const readDivulgativa = afterYear({ 'vol.': null, 'págs:': null, 'Ed.': into('editorial') });

/** 'Colombia, 2019, Disponibilidad: Restringido, Sitio web: …' */
const readTecnico = afterYear({
  'Disponibilidad:': null,
  'Sitio web:': into('enlace'),
  'Nombre comercial:': null,
  'Institución financiadora:': null,
});

/** 'CITY, desde 2024-11-14 00:00:00.0 - hasta 2024-11-15 00:00:00.0', then lines of institutions. */
function readEvento(record: RowRecord, lines: readonly string[]): void {
  const parts = cutLabels(lines[0] ?? '', ['desde', 'hasta']);
  const start = dayIn(parts.desde);
  record.set('evento_nombre', record.celdas.nombre ?? '');
  record.set('evento_lugar', parts['']);
  record.set('evento_fecha_inicio', start);
  record.set('evento_fecha_fin', dayIn(parts.hasta));
  record.set('fecha_publicacion', start);
  if (start !== '') record.mark('fecha_publicacion', 'Es el día en que comenzó el evento.');
  const instituciones = lines
    .filter((line) => foldText(line).startsWith('nombre de la institucion'))
    .map((line) => cutLabels(line, ['Nombre de la institución:', 'Tipo de vinculación'])['Nombre de la institución:']);
  record.set('institucion', instituciones.filter((name) => name !== '').join('; '));
}

/** 'Fecha de presentación: Año: 2021, Mes: Mayo, medio de verificación: URL', then 'público objetivo: a;b, Ciudad: …'. */
function readContenido(record: RowRecord, lines: readonly string[]): void {
  const parts = cutLabels(joined(lines), [
    'Año:',
    'Mes:',
    'medio de verificación:',
    'público objetivo:',
    'Ciudad:',
    'Nombre del proyecto:',
  ]);
  const year = parts['Año:'];
  if (!isYear(year)) record.mark('fecha_publicacion', NO_YEAR);
  else record.set('fecha_publicacion', `${parts['Mes:']} ${year}`.trim());
  record.set('enlace', parts['medio de verificación:']);
  record.set('ciudad', parts['Ciudad:']);
}

/** 'Desde 4 2024 hasta Abril 2025, Tipo de orientación: …' and the lines of student and tutors. */
function readTrabajo(record: RowRecord, lines: readonly string[]): void {
  const parts = cutLabels(joined(lines), [
    'Desde',
    'hasta',
    'Tipo de orientación:',
    'Nombre del estudiante:',
    'Programa académico:',
    'Número de páginas:',
    'Institución:',
    'Tutor(es)/Cotutor(es):',
  ]);
  // Each may lack its year.
  const [date = ''] = [parts.hasta, parts.Desde].filter((text) => isYear(text.slice(-YEAR_LENGTH)));
  record.set('fecha_publicacion', date);
  if (date === '') record.mark('fecha_publicacion', NO_YEAR);
  else if (date !== parts.hasta)
    record.mark('fecha_publicacion', 'Es la fecha en que comenzó: la página no dice el año en que terminó.');
  record.set('institucion', parts['Institución:']);
  const tutores = parts['Tutor(es)/Cotutor(es):'];
  record.set('autores', peopleText(parts['Nombre del estudiante:']));
  if (tutores !== '') record.mark('autores', `Son los estudiantes. Tutores: ${tutores}.`);
}

function setIdioma(record: RowRecord, text: string): void {
  const [code] = Object.entries(IDIOMAS).find(([, name]) => foldText(name) === foldText(text)) ?? [];
  if (code !== undefined) record.set('idioma', code);
}

/** 'Colombia, 2019, Idioma: , Medio de divulgación: ', 'Sitio web: , …', 'Lugar: , Institución financiadora:' */
const readCurso = afterYear({
  'Idioma:': setIdioma,
  'Medio de divulgación:': null,
  'Sitio web:': into('enlace'),
  'Participación como': null,
  'Lugar:': into('ciudad'),
  'Institución financiadora:': null,
});

/** 'Fecha acto administrativo programa: 2015-09-21 00:00:00.0', 'Número acto…', 'Institución: …' */
function readPrograma(record: RowRecord, lines: readonly string[]): void {
  const parts = cutLabels(joined(lines), ['Fecha acto administrativo programa:', 'Número acto', 'Institución:']);
  const day = dayIn(parts['Fecha acto administrativo programa:']);
  record.set('fecha_publicacion', day);
  record.mark('fecha_publicacion', day === '' ? 'La página no dice la fecha.' : 'Es la fecha del acto administrativo.');
  record.set('institucion', parts['Institución:']);
}

export const PATTERNS: Readonly<Record<Pattern, PatternReader>> = {
  articulo: { labels: ['ISSN:'], read: readArticulo },
  libro: { labels: ['ISBN:'], read: readLibro },
  capitulo: { labels: ['ISBN:'], read: readCapitulo },
  documento: { labels: ['Nro. Paginas:', 'Instituciones participantes:'], read: readDocumento },
  divulgativa: { labels: ['págs:', 'vol.'], read: readDivulgativa },
  tecnico: { labels: ['Disponibilidad:', 'Institución financiadora:'], read: readTecnico },
  evento: { labels: [' desde '], read: readEvento },
  contenido: { labels: ['Fecha de presentación:'], read: readContenido },
  trabajo: { labels: ['Desde '], read: readTrabajo },
  curso: { labels: ['Idioma:', 'Duración'], read: readCurso },
  programa: { labels: ['Fecha acto'], read: readPrograma },
  otro: { labels: [], read: (record, lines) => setYear(record, joined(lines)) },
};
