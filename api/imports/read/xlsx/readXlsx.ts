import { GUIDE_SHEET } from '../../../../contract/values/imports.ts';
import type { OnSheets, ReadOptions, TableContent } from '../fileContent.ts';
import { unreadableError } from '../refusals.ts';
import type { TableBuilder } from '../table/TableBuilder.ts';
import { FileTexts } from '../text/FileTexts.ts';
import { Archive } from './Archive.ts';
import type { CellContext } from './cellText.ts';
import { readDateStyles } from './numberFormats.ts';
import { parseXml, unescapedText } from './parseXml.ts';
import { readSheet } from './readSheet.ts';
import { readWorkbook, type Sheet, type Workbook } from './workbook.ts';

/** The texts that cells refer to by number. Hints of pronunciation are left out. */
async function readSharedStrings(archive: Archive, part: string): Promise<string[]> {
  const texts: string[] = [];
  const length = new FileTexts();
  let text = '';
  let inText = false;
  let inHint = false;
  await parseXml(archive.read(part), {
    open: (element) => {
      if (element === 'si') text = '';
      else if (element === 'rPh') inHint = true;
      else if (element === 't') inText = !inHint;
    },
    text: (data) => {
      if (inText) text += data;
    },
    close: (element) => {
      if (element === 't') inText = false;
      else if (element === 'rPh') inHint = false;
      else if (element === 'si') {
        length.count(text);
        texts.push(unescapedText(text));
      }
    },
  });
  return texts;
}

const partOf = <T>(
  archive: Archive,
  part: string | undefined,
  read: (archive: Archive, part: string) => Promise<T[]>,
) => (part !== undefined && archive.has(part) ? read(archive, part) : []);

async function contextOf(archive: Archive, { sharedStrings, styles, date1904 }: Workbook): Promise<CellContext> {
  return {
    sharedStrings: await partOf(archive, sharedStrings, readSharedStrings),
    dateStyles: await partOf(archive, styles, readDateStyles),
    date1904,
  };
}

/** The sheets to read: hidden ones after the others. */
function candidates({ sheets }: Workbook, hoja: string | undefined): Sheet[] {
  if (!hoja) return [...sheets.filter(({ visible }) => visible), ...sheets.filter(({ visible }) => !visible)];
  const chosen = sheets.find(({ name }) => name === hoja);
  if (chosen === undefined) throw unreadableError(`El archivo no tiene una hoja «${hoja}»`);
  return [chosen];
}

/**
 * The first visible sheet with rows below the names of its columns; a cover has none. Else the first that is not blank, also a hidden
 * one. Of a template that nobody has filled in, the sheet that explains it is not read.
 */
async function findTable(archive: Archive, context: CellContext, sheets: readonly Sheet[]) {
  let first: { sheet: Sheet; table: TableBuilder } | undefined;
  for (const sheet of sheets) {
    if (first !== undefined && (!sheet.visible || sheet.name === GUIDE_SHEET)) continue;
    const table = await readSheet(archive, sheet.path, context);
    if (table.hasRows) return { sheet, table };
    if (!table.isEmpty) first ??= { sheet, table };
  }
  return first;
}

/**
 * Reads one sheet of an XLSX file.
 * @param options.hoja its name; else the first visible one that has rows
 * @throws {HttpError} 413, 415 or 422 with the reason
 */
export async function readXlsx(
  bytes: Buffer,
  { hoja }: Pick<ReadOptions, 'hoja'>,
  onSheets: OnSheets,
): Promise<TableContent> {
  const archive = await Archive.open(bytes);
  const workbook = await readWorkbook(archive);
  const hojas = workbook.sheets.map(({ name }) => name);
  await onSheets(hojas);
  const found = await findTable(archive, await contextOf(archive, workbook), candidates(workbook, hoja));
  if (found === undefined) throw unreadableError('El archivo está vacío');
  return {
    formato: 'xlsx',
    codificacion: null,
    separador: null,
    hojas,
    hoja: found.sheet.name,
    ...found.table.finish(),
  };
}
