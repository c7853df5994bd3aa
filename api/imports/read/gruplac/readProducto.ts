import type { PageRow } from './PageRows.ts';
import { PATTERNS } from './patterns.ts';
import { RowRecord } from './RowRecord.ts';
import { IRREGULAR, markTexts, origenOf } from './rowText.ts';
import type { SectionReader } from './sections.ts';
import { splitRow } from './splitRow.ts';

export function readProducto(
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
