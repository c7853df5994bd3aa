import type { TableContent } from '../fileContent.ts';
import { unreadableError } from '../refusals.ts';
import { Archive } from './Archive.ts';
import type { CellContext } from './cellText.ts';
import { readDateStyles } from './numberFormats.ts';
import { readSheet } from './readSheet.ts';
import { readSharedStrings } from './sharedStrings.ts';
import { readWorkbook, type Sheet, type Workbook } from './workbook.ts';

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

/** The sheets to read, of which the first that is not blank is taken. */
function candidates({ sheets }: Workbook, hoja: string | undefined): Sheet[] {
  if (hoja === undefined)
    return [...sheets.filter(({ visible }) => visible), ...sheets.filter(({ visible }) => !visible)];
  const chosen = sheets.find(({ name }) => name === hoja);
  if (chosen === undefined) throw unreadableError(`El archivo no tiene una hoja «${hoja}»`);
  return [chosen];
}

/**
 * Reads one sheet of an XLSX file.
 * @param hoja its name; else the first visible one that is not blank
 * @throws {HttpError} 413, 415 or 422 with the reason
 */
export async function readXlsx(bytes: Buffer, hoja?: string): Promise<TableContent> {
  const archive = await Archive.open(bytes);
  const workbook = await readWorkbook(archive);
  const context = await contextOf(archive, workbook);
  const sheets = candidates(workbook, hoja);
  for (const sheet of sheets) {
    const table = await readSheet(archive, sheet.path, context);
    if (table.isEmpty && sheet !== sheets.at(-1)) continue;
    return {
      formato: 'xlsx',
      codificacion: null,
      separador: null,
      hojas: workbook.sheets.map(({ name }) => name),
      hoja: sheet.name,
      ...table.finish(),
    };
  }
  throw unreadableError('El archivo está vacío');
}
