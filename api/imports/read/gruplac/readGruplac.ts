import { quoted } from '../../../../citation/quoted.ts';
import { foldName } from '../../../../contract/duplicates/foldName.ts';
import type { ReadRecord } from '../fileContent.ts';
import { RecordList } from '../RecordList.ts';
import { formatNumber, unreadableError, unsupportedError } from '../refusals.ts';
import { splitRow } from './cutLabels.ts';
import { type KeyedRecord, mergeProductos } from './mergeProductos.ts';
import { type Page, type PageRow, type PageSection, readPage } from './PageRows.ts';
import { PATTERNS } from './patterns.ts';
import { IRREGULAR, markTexts, origenOf, RowRecord } from './RowRecord.ts';
import { isMembersHeader, mergeIntegrantes, readIntegrante } from './readIntegrante.ts';
import { readProyecto } from './readProyecto.ts';
import { readerOf, type SectionReader } from './sections.ts';

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
  if (!isRegular || row.kind === '') record.mark('nombre', IRREGULAR);
  markTexts(record);
  return record;
}

const NO_CVLAC =
  'La página es un CvLAC, que tiene datos personales y no se importa. Guarde la página del grupo (GrupLAC) desde el navegador.';
const NO_GRUPLAC = 'El archivo no es la página de un grupo en GrupLAC';
const EMPTY = 'La página no tiene un grupo: revise el número (nro) de su dirección';

const rowsText = (count: number): string => (count === 1 ? 'una fila' : `${formatNumber(count)} filas`);

/** Sections that a notice names; a page that is none of GrupLAC's may have any number of headings. */
const NAMED_SECTIONS = 30;

function sectionsText(sections: readonly PageSection[], textOf: (section: PageSection) => string): string {
  const more = sections.length - NAMED_SECTIONS;
  const named = sections.slice(0, NAMED_SECTIONS).map(textOf).join(', ');
  return more > 0 ? `${named} y ${formatNumber(more)} más` : named;
}

const titleText = ({ title }: PageSection): string => `«${quoted(title)}»`;

function sectionAvisos(page: Page): string[] {
  const filled = page.sections.filter(({ rows }) => rows.length > 0);
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
  const page = readPage(html, (title) => readerOf(title) !== undefined);
  const isGruplac = page.sections.some(({ title }) => readerOf(foldName(title)) !== undefined);
  if (page.isCvlac && !isGruplac) throw unsupportedError(NO_CVLAC);
  if (!isGruplac) throw unsupportedError(NO_GRUPLAC);
  const products: KeyedRecord[] = [];
  const projects: KeyedRecord[] = [];
  const members: ReturnType<typeof readIntegrante>[] = [];
  for (const { title, rows } of page.sections) {
    const reader = readerOf(foldName(title));
    for (const row of rows) {
      const kind = `${title}\n${row.kind}`;
      if (reader?.reads === 'product') products.push({ kind, record: readProducto(title, row, reader).finish() });
      else if (reader?.reads === 'project') projects.push({ kind, record: readProyecto(title, row).finish() });
      else if (reader?.reads === 'member' && !isMembersHeader(row)) members.push(readIntegrante(title, row));
    }
  }
  if (page.group === '' && products.length + projects.length + members.length === 0) throw unreadableError(EMPTY);
  const [product, project] = [mergeProductos(products), mergeProductos(projects)];
  const list = new RecordList();
  const records = [...mergeIntegrantes(members), ...project.records, ...product.records];
  for (const record of records) list.add(record);
  const { registros, avisos } = list.finish();
  return {
    registros,
    avisos: [
      ...sectionAvisos(page),
      ...mergedAviso(product.merged, 'de productos'),
      ...mergedAviso(project.merged, 'de proyectos'),
      ...avisos,
    ],
  };
}
