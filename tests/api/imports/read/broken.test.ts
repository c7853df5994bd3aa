import fc from 'fast-check';
import { describe, it } from 'vitest';
import { HttpError } from '../../../../api/errors/httpError.ts';
import { readFile } from '../../../../api/imports/read/readFile.ts';
import { gruplacPage } from '../../../support/gruplacPage.ts';
import { generatePage } from '../../../support/gruplacRows.ts';
import { xlsxOf } from '../../../support/xlsx.ts';

const RUNS = 60;

const FILES: Record<string, Buffer> = {
  csv: Buffer.from('Nombre;Fecha\n"Señal; ""una""";2024-03-05\nPeatón;\'=1+1\n'),
  'utf-16': Buffer.from('\uFEFFNombre\tFecha\nSeñal\t2024\n', 'utf16le'),
  bibtex: Buffer.from(
    '@string{r = "Rev"}\n@article{a, author = {N{\\\'u}{\\~n}ez, Ana}, journal = r # "ista", title = {Vías}, year = 2024}\n@book{b, title={Dos}}\n',
  ),
  ris: Buffer.from('TY  - JOUR\nAU  - Núñez, Ana\nTI  - Vías\nPY  - 2024/03/05\nER  - \nTY  - BOOK\nTI  - Dos\n'),
  csl: Buffer.from(
    JSON.stringify([
      { type: 'book', title: 'Vías', author: [{ family: 'Núñez', given: 'Ana' }], issued: { 'date-parts': [[2024]] } },
    ]),
  ),
  gruplac: Buffer.from(gruplacPage(generatePage(7, 25).sections)),
  xlsx: xlsxOf({
    sheets: {
      Hoja: '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" s="1"><v>45356</v></c><c r="B2" t="str"><f>A1</f><v>x</v></c></row>',
    },
    sharedStrings: '<si><t>Nombre</t></si>',
    styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>',
  }),
};

/** A part of the file is replaced, removed or repeated. */
const broken = (bytes: Buffer): fc.Arbitrary<Buffer> =>
  fc
    .tuple(
      fc.nat(bytes.length),
      fc.nat(40),
      fc.oneof(
        fc.uint8Array({ maxLength: 8 }),
        fc.constantFrom('<td>', '{', '"', '\0', '\n@', 'TY  - ', '</table>').map((text) => Buffer.from(text)),
      ),
      fc.boolean(),
    )
    .map(([start, length, inserted, cut]) =>
      Buffer.concat([bytes.subarray(0, start), inserted, cut ? Buffer.alloc(0) : bytes.subarray(start + length)]),
    );

describe('a broken file', () => {
  it.each(Object.keys(FILES))('is read, or refused with a reason: %s', async (name) => {
    const property = fc.asyncProperty(broken(FILES[name] ?? Buffer.alloc(0)), async (bytes) => {
      try {
        await readFile(bytes, {});
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
      }
    });
    await fc.assert(property, { numRuns: RUNS });
  });
});
