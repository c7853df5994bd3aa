import { apaReference } from './apa.ts';
import { apaOrder } from './apaOrder.ts';
import type { CslItem } from './csl.ts';
import { ieeeReference } from './ieee.ts';
import { join, plain, type Runs, textOf } from './runs.ts';
import { vancouverReference } from './vancouver.ts';

export type CitationStyle = 'apa' | 'ieee' | 'vancouver';

const REFERENCES: Record<CitationStyle, (item: CslItem) => Runs> = {
  apa: apaReference,
  ieee: ieeeReference,
  vancouver: vancouverReference,
};

export const citeOne = (item: CslItem, style: CitationStyle): Runs => REFERENCES[style](item);

/** A list of references: sorted in APA, numbered in the order given in IEEE and Vancouver. */
export function citeList(items: readonly CslItem[], style: CitationStyle): Runs[] {
  if (style === 'apa') return apaOrder(items).map(({ item, suffix }) => apaReference(item, suffix));
  return items.map((item, index) => {
    const label = style === 'ieee' ? `[${index + 1}]` : `${index + 1}.`;
    return join(' ', [plain(label), REFERENCES[style](item)]);
  });
}

export const citeListText = (items: readonly CslItem[], style: CitationStyle): string =>
  citeList(items, style).map(textOf).join('\n');
