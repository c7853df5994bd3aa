import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBibtex } from '../../citation/bibtex.ts';
import { type CslItem, IN_PRESS } from '../../citation/csl.ts';
import { toCslJson } from '../../citation/cslJson.ts';
import { parseCitations } from '../../citation/parse.ts';
import { toRis } from '../../citation/ris.ts';
import { held } from './fields.ts';
import { EDGE_CASES, ITEMS } from './items.ts';
import { nastyItem } from './nastyItems.ts';

const unnumbered = ({ id, ...rest }: CslItem): Partial<CslItem> => rest;

const FORMATS = {
  bibtex: { write: toBibtex, expected: (item: CslItem) => held(item, 'bibtex') },
  ris: { write: toRis, expected: (item: CslItem) => held(item, 'ris') },
  json: { write: toCslJson, expected: unnumbered },
};

describe.each(Object.entries(FORMATS))('%s', (_, { write, expected }) => {
  it('preserves the supported fields of 100 records in one file', async () => {
    const items = fc.sample(nastyItem, { seed: 14, numRuns: 100 }).map((item, index) => ({ ...item, id: `${index}` }));
    const back = await parseCitations(write(items));
    expect(back.map(unnumbered)).toEqual(items.map(expected));
  });

  it('preserves the supported fields of a single record', async () => {
    const property = fc.asyncProperty(nastyItem, async (item) => {
      const [back] = await parseCitations(write([item]));
      expect(back && unnumbered(back)).toEqual(expected(item));
    });
    await fc.assert(property, { seed: 5555, numRuns: 200 });
  });

  it('preserves the usual records of every type with 25 authors, von, de la, é, : and {}', async () => {
    const names = ['25 authors', 'von and de la', 'é, ñ and —', 'a colon', 'braces', 'no date', 'in press'];
    const items = names.flatMap((name) => Object.values(ITEMS).map((item) => EDGE_CASES[name]?.(item) ?? item));
    const known = items.filter((item) => item.type === 'article-journal' || item.status !== IN_PRESS);
    const back = await parseCitations(write(known));
    expect(back.map(unnumbered)).toEqual(known.map(expected));
  });
});
