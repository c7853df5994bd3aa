import { quoted } from '../../../../citation/quoted.ts';
import { foldName } from '../../../../contract/duplicates/foldName.ts';
import type { ReadRecord } from '../fileContent.ts';
import { RecordList } from '../RecordList.ts';
import { formatNumber, unreadableError, unsupportedError } from '../refusals.ts';
import { cellValue, splitRow } from './cutLabels.ts';
import { repairIdentifiers } from './identifiers.ts';
import { type KeyedRecord, mergeProductos } from './mergeProductos.ts';
import { NUMBER, type PageRow, type PageSection, readPage } from './PageRows.ts';
import { PATTERNS } from './patterns.ts';
import { splitName } from './people.ts';
import { IRREGULAR, markTexts, origenOf, RowRecord } from './RowRecord.ts';
import { readerOf, type SectionReader } from './sections.ts';

const HEADERS: ReadonlySet<string> = new Set(['nombre', 'nombres', 'integrante', 'integrantes']);
/** A period of months: '2014/9 - Actual'. */
const DATES = /^\d{4}\/\d{1,2}\b/;
const CODE = /\bcod_rh=(\d+)/;
const CVLAC = 'https://scienti.minciencias.gov.co/cvlac/visualizador/generarCurriculoCv.do?cod_rh=';

/** The row with the names of the columns. */
const isMembersHeader = ({ kind, cells, links }: PageRow): boolean =>
  links.length === 0 && HEADERS.has(foldName(kind || (cells[0] ?? '')));

/** Name with its link, kind of membership, hours, period; a cell each. @returns the member's code, '' without a link */
function readIntegrante(section: string, row: PageRow): { record: RowRecord; code: string; period: string } {
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

/** A person who belonged to the group twice has two rows, of one code. The first row stays, with the other periods. */
function mergeIntegrantes(rows: readonly ReturnType<typeof readIntegrante>[]): RowRecord[] {
  const byPerson = new Map<string, RowRecord>();
  for (const { record, code, period } of rows) {
    const person = code || record.origen;
    const first = byPerson.get(person);
    if (first === undefined) byPerson.set(person, record);
    else {
      first.origen = `${first.origen}\n\n${record.origen}`;
      first.mark('cargo', `En otra fila: ${[record.celdas.cargo, period].filter(Boolean).join(', ')}.`);
    }
  }
  return [...byPerson.values()];
}

const PERIOD = ' - ';
const PRESENT = 'actual';

/** '1.- Investigación y desarrollo: Title', then '2014/9 - Actual'. */
function readProyecto(section: string, row: PageRow): RowRecord {
  const record = new RowRecord('proyectos', origenOf(section, row));
  const { title, details } = splitRow(row, []);
  const datesAt = details.findIndex((line) => DATES.test(line));
  record.set('nombre', cellValue([title, ...details.slice(0, Math.max(0, datesAt))].join(' ')));
  const [start = '', end = ''] = (details[datesAt] ?? '').split(PERIOD).map(cellValue);
  record.set('fecha_inicio', start);
  if (end.toLowerCase() === PRESENT) record.set('estado', 'En ejecución');
  else {
    record.set('fecha_fin', end);
    if (end !== '') record.set('estado', 'Finalizado');
  }
  if (record.celdas.estado !== undefined) record.mark('estado', `La página dice «${details[datesAt] ?? ''}».`);
  if (datesAt === -1) record.mark('nombre', IRREGULAR);
  markTexts(record);
  return record;
}

function readProducto(
  section: string,
  row: PageRow,
  { pattern, tipo, aparte }: Extract<SectionReader, { reads: 'product' }>,
): RowRecord {
  const { labels, read } = PATTERNS[pattern];
  const { title, details, autores, isRegular } = splitRow(row, labels);
  const record = new RowRecord('productos', origenOf(section, row), aparte);
  record.set('nombre', title);
  record.set('tipo', tipo);
  record.set('autores', autores);
  if (isRegular) read(record, details);
  repairIdentifiers(record);
  if (!isRegular || row.kind === '') record.mark('nombre', IRREGULAR);
  markTexts(record);
  return record;
}

/** Title and anchors of the page of a person, which holds personal data. */
const CVLAC_PAGE = /<title>[^<]{0,200}cvlac|name="(?:datos_generales|red_identificadores|formacion_acad)"/i;
const NO_CVLAC =
  'La página es un CvLAC, que tiene datos personales y no se importa. Guarde la página del grupo (GrupLAC) desde el navegador.';
const NO_GRUPLAC = 'El archivo no es la página de un grupo en GrupLAC';
const EMPTY = 'La página no tiene integrantes, proyectos ni productos: revise el número (nro) de su dirección';

const rowsText = (count: number): string => (count === 1 ? 'una fila' : `${formatNumber(count)} filas`);

/** Sections that a notice names; a page that is none of GrupLAC's may have any number of headings. */
const NAMED_SECTIONS = 30;

function sectionsText(sections: readonly PageSection[], textOf: (section: PageSection) => string): string {
  const more = sections.length - NAMED_SECTIONS;
  const named = sections.slice(0, NAMED_SECTIONS).map(textOf).join(', ');
  return more > 0 ? `${named} y ${formatNumber(more)} más` : named;
}

const titleText = ({ title }: PageSection): string => `«${quoted(title)}»`;

function sectionAvisos(sections: readonly PageSection[]): string[] {
  const filled = sections.filter(({ rows }) => rows.length > 0);
  const unknown = filled.filter(({ title }) => readerOf(foldName(title)) === undefined);
  const ignored = filled.filter(({ title }) => readerOf(foldName(title))?.reads === 'nothing');
  const withRows = (section: PageSection) => `${titleText(section)} (${rowsText(section.rows.length)})`;
  return [
    ignored.length === 0 ? '' : `No se importan estas secciones: ${sectionsText(ignored, titleText)}.`,
    unknown.length === 0
      ? ''
      : `Estas secciones no se conocen y sus filas no se leen: ${sectionsText(unknown, withRows)}.`,
  ].filter((aviso) => aviso !== '');
}

const mergedAviso = (merged: number, what: string): string[] =>
  merged === 0
    ? []
    : [
        `Se ${merged === 1 ? 'unió' : 'unieron'} ${rowsText(merged)} ${what} con otra de lo mismo. Lo que dicen de distinto está marcado.`,
      ];

/**
 * Reads the products, members and projects on the page of a group as saved from a browser. Each row becomes a record; rows of one
 * product are merged.
 * @throws {HttpError} 415 for another page; 413 or 422
 */
export function readGruplac(html: string): { registros: ReadRecord[]; avisos: string[] } {
  const sections = readPage(html, (title) => readerOf(title) !== undefined);
  if (!sections.some(({ title }) => readerOf(foldName(title)) !== undefined))
    throw unsupportedError(CVLAC_PAGE.test(html) ? NO_CVLAC : NO_GRUPLAC);
  const products: KeyedRecord[] = [];
  const projects: KeyedRecord[] = [];
  const members: ReturnType<typeof readIntegrante>[] = [];
  for (const { title, rows } of sections) {
    const reader = readerOf(foldName(title));
    for (const row of rows) {
      const kind = `${title}\n${row.kind}`;
      if (reader?.reads === 'product') products.push({ kind, record: readProducto(title, row, reader) });
      else if (reader?.reads === 'project') projects.push({ kind, record: readProyecto(title, row) });
      else if (reader?.reads === 'member' && !isMembersHeader(row)) members.push(readIntegrante(title, row));
    }
  }
  if (products.length + projects.length + members.length === 0) throw unreadableError(EMPTY);
  const [product, project] = [mergeProductos(products), mergeProductos(projects)];
  const list = new RecordList();
  const records = [...mergeIntegrantes(members), ...project.records, ...product.records];
  for (const record of records) list.add(record);
  const { registros, avisos } = list.finish();
  return {
    registros,
    avisos: [
      ...sectionAvisos(sections),
      ...mergedAviso(product.merged, 'de productos'),
      ...mergedAviso(project.merged, 'de proyectos'),
      ...avisos,
    ],
  };
}
