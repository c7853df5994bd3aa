import { isDoubleEncoded } from '../text/decode.ts';
import { cellValue } from './cutLabels.ts';
import { edgeOfMonth } from './dates.ts';
import type { PageRow } from './PageRows.ts';
import { PATTERNS } from './patterns.ts';
import { splitName } from './people.ts';
import { RowRecord } from './RowRecord.ts';
import type { SectionReader } from './sections.ts';
import { splitRow } from './splitRow.ts';

const COLON = /^\s*:\s*/;
const NUMBER = /^\d+\s*\.\s*-?\s*/;

/** Section, kind and text of a row, a line each. */
const origenOf = (section: string, { kind, cells }: PageRow): string =>
  [section, kind, ...cells.map((cell) => cell.replace(COLON, ''))].filter((part) => part !== '').join('\n');

const IRREGULAR = 'La fila no tiene la forma de las de su sección: revise sus datos.';

/** A '¿' in place of a quotation mark or a dash: no question ends after it, or a letter stands before it. */
function hasLostCharacter(text: string): boolean {
  const at = text.lastIndexOf('¿');
  return at !== -1 && (!text.includes('?', at) || /\p{L}¿/u.test(text));
}

/** Says what may be wrong with a text; nothing is repaired. */
function markTexts(record: RowRecord): void {
  for (const [field, text] of Object.entries(record.celdas)) {
    if (isDoubleEncoded(text)) record.mark(field, 'Tiene letras con tilde codificadas dos veces: corríjalas.');
    if (hasLostCharacter(text)) record.mark(field, 'Tiene «¿» donde pudo haber comillas o una raya: revíselo.');
    if (text.includes('\uFFFD')) record.mark(field, 'Tiene signos que no se pueden leer: corríjalos.');
  }
}

export function readProducto(
  section: string,
  row: PageRow,
  { pattern, tipo, aparte }: Extract<SectionReader, { reads: 'productos' }>,
): RowRecord {
  const { labels, read } = PATTERNS[pattern];
  const { title, details, autores, isRegular } = splitRow(row, labels);
  const record = new RowRecord('productos', origenOf(section, row), aparte);
  record.set('nombre', title);
  record.set('tipo', tipo);
  record.set('autores', autores);
  if (isRegular) read(record, details);
  if (!isRegular || row.kind === '') record.mark('nombre', IRREGULAR);
  markTexts(record);
  return record;
}

const PERIOD = ' - ';
const PRESENT = 'actual';
const DATES = /^\d{4}\/\d{1,2}\b/;

/** '1.- Investigación y desarrollo: Title', then '2014/9 - Actual'. */
export function readProyecto(section: string, row: PageRow): RowRecord {
  const record = new RowRecord('proyectos', origenOf(section, row));
  const { title, details } = splitRow(row, []);
  const datesAt = details.findIndex((line) => DATES.test(line));
  record.set('nombre', cellValue([title, ...details.slice(0, Math.max(0, datesAt))].join(' ')));
  const [start = '', end = ''] = (details[datesAt] ?? '').split(PERIOD).map(cellValue);
  setEdge(record, 'fecha_inicio', start, 'first');
  if (end.toLowerCase() === PRESENT) record.set('estado', 'En ejecución');
  else {
    setEdge(record, 'fecha_fin', end, 'last');
    if (end !== '') record.set('estado', 'Finalizado');
  }
  if (record.celdas.estado !== undefined) record.mark('estado', `La página dice «${details[datesAt] ?? ''}».`);
  if (datesAt === -1) record.mark('nombre', IRREGULAR);
  markTexts(record);
  return record;
}

function setEdge(record: RowRecord, field: string, text: string, edge: 'first' | 'last'): void {
  const day = edgeOfMonth(text, edge);
  record.set(field, day);
  if (day !== '')
    record.mark(field, `La página dice ${text}: se tomó el ${edge === 'first' ? 'primer' : 'último'} día del mes.`);
  else if (text !== '') record.mark(field, `La página dice «${text}», que no es un mes.`);
}

const CODE = /\bcod_rh=(\d+)/;
const CVLAC = 'https://scienti.minciencias.gov.co/cvlac/visualizador/generarCurriculoCv.do?cod_rh=';

/** Name with its link, kind of membership, hours, period; a cell each. @returns the member's code, '' without a link */
export function readIntegrante(section: string, row: PageRow): { record: RowRecord; code: string; period: string } {
  const [first = '', vinculacion = '', ...others] = row.kind === '' ? row.cells : [row.kind, ...row.cells];
  const name = cellValue(first.replace(NUMBER, ''));
  const record = new RowRecord('integrantes', origenOf(section, row));
  const { nombres, apellidos } = splitName(name);
  record.set('nombres', nombres);
  record.set('apellidos', apellidos);
  record.mark('nombres', `La página dice «${name}»: revise cuáles son nombres y cuáles apellidos.`);
  record.mark('apellidos', `La página dice «${name}».`);
  const code = row.links.map((link) => CODE.exec(link)?.[1]).find((found) => found !== undefined) ?? '';
  record.set('url_cvlac', code === '' ? '' : CVLAC + code);
  const period = others.find((cell) => DATES.test(cell)) ?? '';
  if (vinculacion !== '' && !DATES.test(vinculacion)) {
    record.set('cargo', vinculacion);
    record.mark('cargo', `Es la vinculación que dice la página${period === '' ? '' : ` (${period})`}.`);
  }
  markTexts(record);
  return { record, code, period };
}
