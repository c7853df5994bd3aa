import { strToU8, zipSync } from 'fflate';

const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const sheetXml = (rows: string): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;

export interface XlsxParts {
  /** XML of the rows, by the name of the sheet */
  sheets: Record<string, string>;
  hidden?: string[];
  /** XML of the `si` elements */
  sharedStrings?: string;
  /** XML of `numFmts` and `cellXfs` */
  styles?: string;
  workbookPr?: string;
  /** further entries, or others instead */
  entries?: Record<string, string>;
}

const sheetPath = (index: number): string => `worksheets/sheet${index + 1}.xml`;

/** An XLSX file of the given XML. */
export function xlsxOf({
  sheets,
  hidden = [],
  sharedStrings = '',
  styles = '',
  workbookPr = '',
  entries,
}: XlsxParts): Buffer {
  const names = Object.keys(sheets);
  const listed = names.map(
    (name, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index}"${hidden.includes(name) ? ' state="hidden"' : ''}/>`,
  );
  const related = names.map(
    (_, index) => `<Relationship Id="rId${index}" Type="${RELATIONSHIP}/worksheet" Target="${sheetPath(index)}"/>`,
  );
  const files: Record<string, string> = {
    '[Content_Types].xml': `${HEAD}<Types/>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATIONSHIP}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIP}">${workbookPr}<sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}">${related.join('')}<Relationship Id="s" Type="${RELATIONSHIP}/sharedStrings" Target="/xl/sharedStrings.xml"/><Relationship Id="t" Type="${RELATIONSHIP}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${sharedStrings}</sst>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    ...Object.fromEntries(Object.values(sheets).map((rows, index) => [`xl/${sheetPath(index)}`, sheetXml(rows)])),
    ...entries,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]))));
}
