import { describe, expect, it } from 'vitest';
import type { FileContent, FilePart } from '../../../../api/imports/read/fileContent.ts';
import { messagesOf } from '../../../../api/imports/read/messagesOf.ts';
import { readFile } from '../../../../api/imports/read/readFile.ts';
import { columnNames } from '../../../../api/imports/read/table/TableBuilder.ts';
import { gruplacPage } from '../../../support/gruplacPage.ts';
import { xlsxOf } from '../../../support/xlsx.ts';

/** Characters of a message, which is read in a few milliseconds. */
const MAX = 300_000;

const longest = (messages: readonly FilePart[]): number =>
  Math.max(...messages.map((message) => JSON.stringify(message).length));

/** The whole file again. */
function joined(parts: readonly FilePart[]): object {
  const [first] = parts;
  if (first?.type !== 'content') throw new Error('the content is not first');
  const registros = parts.flatMap((part) => (part.type === 'registros' ? part.registros : []));
  if (!('primeras' in first.content)) return { ...first.content, registros };
  const { primeras, ...head } = first.content;
  const rows = parts.flatMap((part) => (part.type === 'filas' ? part.filas : []));
  expect(primeras).toEqual(rows.slice(0, 11).map(({ celdas }) => columnNames(celdas)));
  return { ...head, filas: rows };
}

const table = async (file: string | Buffer) => readFile(Buffer.from(file), {});

describe('the messages of a file', () => {
  it.each<[string, () => Promise<FileContent>]>([
    [
      'a page of GrupLAC whose rows are long texts',
      () => {
        const rows = Array.from({ length: 100 }, (_, n) => `<b>Otro</b>: Obra ${n}<br>${'palabra '.repeat(2_000)}`);
        return table(gruplacPage([{ title: 'Demás trabajos', rows }]));
      },
    ],
    [
      'a table of blank cells',
      () => {
        const header = Array.from({ length: 200 }, (_, n) => `c${n}`).join(';');
        return table([header, ...Array.from({ length: 2_400 }, () => `x${';'.repeat(199)}`)].join('\n'));
      },
    ],
    [
      'a table of refused cells that are long',
      () => {
        const cell = `<c t="e"><v>${'#'.repeat(5_000)}</v></c>`;
        const header = '<row><c t="str"><v>a</v></c></row>';
        return table(xlsxOf({ sheets: { Hoja: `${header}${`<row>${cell}</row>`.repeat(1_000)}` } }));
      },
    ],
    [
      'a page of GrupLAC with many headings that are long',
      () => {
        const unknown = Array.from({ length: 2_000 }, (_, n) => ({ title: `${n} ${'x'.repeat(1_000)}`, rows: ['a'] }));
        return table(gruplacPage([{ title: 'Demás trabajos', rows: ['<b>Otro</b>: Obra'] }, ...unknown]));
      },
    ],
  ])('are short, and together all of %s', async (_, read) => {
    const content = await read();
    const messages = [...messagesOf(content)];
    expect(longest(messages)).toBeLessThan(MAX);
    expect(joined(messages)).toEqual(content);
  });
});
