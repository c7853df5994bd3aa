import fc from 'fast-check';
import { CSL_TYPES, type CslItem } from '../../citation/csl.ts';
import { editors } from './items.ts';

const one = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 1 });

const fields = {
  title: fc.constantFrom('Título', '¿Qué?', 'Fin.', 'Vías: x', '«A»', 'A!', 'De «A»: — {B}'),
  author: one<CslItem['author']>(
    [{ family: 'Gómez', given: 'Ana' }],
    [
      { family: 'Paz', given: 'J. P.' },
      { family: 'de la Cruz', given: 'Ana María' },
    ],
    [{ literal: 'Grupo S.A.' }],
  ),
  editor: one<CslItem['editor']>(editors, editors.slice(0, 1)),
  issued: one<CslItem['issued']>(
    { 'date-parts': [[2020]] },
    { 'date-parts': [[2020, 5]] },
    { 'date-parts': [[2020, 12, 1]] },
  ),
  'container-title': one('Revista Á', 'Rev. B.', '¿Y qué?'),
  volume: one('1', '2-3', 'II', 'Especial'),
  issue: one('4', '5-6', 'Esp.'),
  page: one('1-9', '100-108', 'e5', '1, 4-6', 'S1-S9', '1001-1010', '100-10'),
  publisher: one('Editorial', 'U. X.', '¿P?'),
  'publisher-place': one('Bogotá'),
  edition: one('1', '10', 'Revisada', '2 ed.'),
  'event-title': one('congreso', 'IV Congreso.'),
  'event-place': one('Lima, Perú'),
  'event-date': one<CslItem['event-date']>({ 'date-parts': [[2020, 5, 2]] }, { 'date-parts': [[2020]] }),
  number: one('12', 'A-1', 'CO 12', '12-3', '12/34', 'US1'),
  version: one('1.2', 'beta'),
  authority: one('SIC'),
  genre: one('informe técnico', 'Póster'),
  status: one('in press', 'Concedida'),
  DOI: one('10.5555/x'),
  URL: one('https://example.org/c?d=e'),
};

const type = fc.constantFrom(...CSL_TYPES);

/** Articles and papers have no number; parts name their container, and posters their event. */
function complete(item: CslItem): CslItem {
  const part = item.type === 'chapter' || item.type === 'paper-conference';
  const { number, ...rest } = item;
  return {
    ...(item.type === 'article-journal' || item.type === 'paper-conference' ? rest : item),
    ...(part && { 'container-title': item['container-title'] ?? 'Actas' }),
    ...(item.type === 'speech' && { 'event-title': item['event-title'] ?? 'congreso' }),
  };
}

export const anyItem: fc.Arbitrary<CslItem> = fc
  .record({ id: fc.constant('1'), type, ...fields })
  .map((item) => complete(JSON.parse(JSON.stringify(item)) as CslItem));
