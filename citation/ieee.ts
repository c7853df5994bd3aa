import { type CslDate, type CslItem, type CslName, IN_PRESS, yearOf } from './csl.ts';
import { directName } from './names.ts';
import { italic, join, joinText, plain, type Runs, wrap } from './runs.ts';
import { capitalizeFirst, editionText, isPlural, withDash } from './spanish.ts';

/** IEEE, after the IEEE Reference Guide, with Spanish words (docs/decisions/0020). */

const INITIALS = { point: '.', space: ' ', hyphen: '-' };
const MAX_NAMES = 6;
const MONTHS = ['ene.', 'feb.', 'mar.', 'abr.', 'may.', 'jun.', 'jul.', 'ago.', 'sep.', 'oct.', 'nov.', 'dic.'];
/** 'y' is 'e' before the sound of i: 'A. Ruiz e I. Paz'. */
const SOUNDS_LIKE_I = /^(?:[ií]|h[ií](?![ae]))/i;

function nameList(names: readonly CslName[]): Runs {
  const texts = names.map((name) => directName(name, INITIALS));
  const last = texts.at(-1) ?? '';
  if (texts.length > MAX_NAMES) return join(' ', [plain(texts[0]), italic('et al.')]);
  if (texts.length < 2) return plain(last);
  return plain(`${texts.slice(0, -1).join(', ')} ${SOUNDS_LIKE_I.test(last) ? 'e' : 'y'} ${last}`);
}

function editorList(editors: readonly CslName[] = []): Runs {
  return join(', ', editors.length === 0 ? [] : [nameList(editors), plain(editors.length > 1 ? 'Eds.' : 'Ed.')]);
}

const quoted = ({ title }: CslItem): Runs => plain(`«${title.replaceAll('«', '“').replaceAll('»', '”')}»`);
const labelled = (label: string, text: string | undefined): Runs => plain(text && `${label} ${text}`);

function pages(page: string | undefined): Runs {
  return page ? plain(`${isPlural(page) ? 'pp.' : 'p.'} ${withDash(page, '–')}`) : [];
}

/** '4 nov. 1978'; `month` leaves the day out. */
function dateText(date: CslDate | undefined, precision: 'day' | 'month'): string {
  if (!date) return '';
  const [year, month, day] = date['date-parts'][0];
  const parts = [precision === 'day' ? day : undefined, month && MONTHS[month - 1], year];
  return parts.filter((part) => part !== undefined).join(' ');
}

const whenOf = (item: CslItem, precision: 'day' | 'month' | 'year'): Runs => {
  if (!item.issued && item.status === IN_PRESS) return plain('en prensa');
  return plain(precision === 'year' ? String(yearOf(item) ?? '') : dateText(item.issued, precision));
};

const doi = ({ DOI }: CslItem): Runs => plain(DOI && `doi: ${DOI}`);

/** 'Bogotá: Editorial, 2024, pp. 1–9, doi: x'. */
function publication(item: CslItem): Runs {
  const place = plain(joinText(': ', [item['publisher-place'], item.publisher]));
  return join(', ', [place, whenOf(item, 'year'), pages(item.page), doi(item)]);
}

function article(item: CslItem): Runs[] {
  return [
    join(', ', [
      authors(item),
      quoted(item),
      italic(item['container-title']),
      labelled('vol.', item.volume),
      labelled('n.º', item.issue),
      pages(item.page),
      whenOf(item, 'month'),
      doi(item),
    ]),
  ];
}

function book(item: CslItem): Runs[] {
  const title = [italic(item.title), labelled('vol.', item.volume), plain(editionText(item.edition))];
  const editors = item.author?.length ? editorList(item.editor) : [];
  return [join(', ', [authors(item), ...title, editors]), publication(item)];
}

function chapter(item: CslItem): Runs[] {
  const inside = join(' ', [plain('en'), italic(item['container-title'])]);
  const details = [labelled('vol.', item.volume), editorList(item.editor), plain(editionText(item.edition))];
  const title = [nameList(item.author ?? []), quoted(item)];
  return [join(', ', [...title, ...(item['container-title'] ? [inside] : []), ...details]), publication(item)];
}

function published(item: CslItem): Runs[] {
  const proceedings = italic(item['container-title'] ?? item['event-title']);
  return [
    join(', ', [
      nameList(item.author ?? []),
      quoted(item),
      join(' ', proceedings.length > 0 ? [plain('en'), proceedings] : []),
      editorList(item.editor),
      plain(item['event-place']),
      labelled('vol.', item.volume),
      labelled('n.º', item.issue),
      whenOf(item, 'year'),
      pages(item.page),
      doi(item),
    ]),
  ];
}

function presented(item: CslItem): Runs[] {
  const genre = item.genre && item.genre.charAt(0).toLocaleLowerCase('es') + item.genre.slice(1);
  const event = item['event-title'] && joinText(' ', [genre, 'presentado en', item['event-title']]);
  const when = item['event-date'] ? plain(dateText(item['event-date'], 'day')) : whenOf(item, 'day');
  return [
    join(', ', [authors(item), quoted(item), plain(event ?? genre), plain(item['event-place']), when, doi(item)]),
  ];
}

function conference(item: CslItem): Runs[] {
  return item['container-title'] || item.page ? published(item) : presented(item);
}

function software(item: CslItem): Runs[] {
  const version = item.version && `versión ${item.version}`;
  const when = wrap('(', join(', ', [plain(version), whenOf(item, 'year')]), ')');
  return [authors(item), italic(item.title), when, join(', ', [plain(item.publisher), doi(item)])];
}

function patent(item: CslItem): Runs[] {
  const number = joinText(' ', [item.genre ? capitalizeFirst(item.genre) : 'Patente', item.number]);
  const details = [plain(number), plain(item.authority), whenOf(item, 'day'), doi(item)];
  return [join(', ', [authors(item), quoted(item), ...details])];
}

function report(item: CslItem): Runs[] {
  const genre = item.genre ? capitalizeFirst(item.genre) : item.number && 'Informe';
  const details = [plain(joinText(' ', [genre, item.number])), whenOf(item, 'month'), pages(item.page), doi(item)];
  const place = [plain(item.publisher), plain(item['publisher-place'])];
  return [join(', ', [authors(item), quoted(item), ...place, ...details])];
}

function manual(item: CslItem): Runs[] {
  const kind = plain(item.genre && item.genre.charAt(0).toLocaleLowerCase('es') + item.genre.slice(1));
  const place = [plain(item.publisher), plain(item['publisher-place'])];
  const details = [
    plain(editionText(item.edition)),
    kind,
    ...place,
    whenOf(item, 'month'),
    pages(item.page),
    doi(item),
  ];
  return [join(', ', [authors(item), italic(item.title), ...details])];
}

const authors = (item: CslItem): Runs => (item.author?.length ? nameList(item.author) : editorList(item.editor));

const SENTENCES: Record<CslItem['type'], (item: CslItem) => Runs[]> = {
  'article-journal': article,
  book,
  chapter,
  'paper-conference': conference,
  speech: presented,
  software,
  patent,
  report,
  document: manual,
};

export function ieeeReference(item: CslItem): Runs {
  const reference = wrap('', join('. ', SENTENCES[item.type](item)), '.');
  const online = !item.DOI && item.URL ? `[En línea]. Disponible: ${item.URL}` : undefined;
  return join(' ', [reference, plain(online)]);
}
