import { type CslItem, type CslName, IN_PRESS, yearOf } from './csl.ts';
import { directName, invertedName } from './names.ts';
import { allItalic, italic, join, joinText, plain, type Runs, textOf, wrap } from './runs.ts';
import { capitalizeFirst, dateText, editionText, isNumeric, isPlural, monthName, withDash } from './spanish.ts';

/** APA 7 in Spanish. The functions are named after the macros of the CSL style that the tests compare with. */

const INITIALS = { point: '.', space: ' ', hyphen: '-' };
const MAX_NAMES = 20;
const NAMES_BEFORE_ELLIPSIS = 19;

const inverted = (name: CslName): string => invertedName(name, INITIALS, ', ');
const direct = (name: CslName): string => directName(name, INITIALS);

function nameList(names: readonly CslName[], write: (name: CslName) => string, commaBeforeLastOfTwo: boolean): string {
  const texts = names.map(write);
  const last = texts.at(-1) ?? '';
  if (texts.length > MAX_NAMES) return `${texts.slice(0, NAMES_BEFORE_ELLIPSIS).join(', ')}, … ${last}`;
  if (texts.length < 2) return last;
  const comma = texts.length > 2 || commaBeforeLastOfTwo ? ',' : '';
  return `${texts.slice(0, -1).join(', ')}${comma} & ${last}`;
}

function authorList(names: readonly CslName[]): string {
  const last = names.at(-1);
  return nameList(names, inverted, last !== undefined && !('literal' in last));
}

const editorLabel = (editors: readonly CslName[]): string => (editors.length > 1 ? 'Eds.' : 'Ed.');

/** An item, and the part that begins its reference and is not repeated later. */
interface Entry {
  item: CslItem;
  editors: readonly CslName[];
  heading: 'author' | 'editor' | 'publisher' | 'title';
}

function entryOf(item: CslItem): Entry {
  const editors = item.editor ?? [];
  const titled = item.type === 'book' && item['container-title'];
  const heading = item.author?.length
    ? 'author'
    : editors.length > 0 && !titled
      ? 'editor'
      : item.type === 'software' && item.publisher
        ? 'publisher'
        : 'title';
  return { item, editors, heading };
}

/** A conference paper with pages, a volume or editors is published; otherwise it is cited as presented. */
const isPublished = ({ item, editors }: Entry): boolean =>
  Boolean(editors.length > 0 || item.issue || item.page || item.volume);

const isSerial = ({ item, editors }: Entry): boolean =>
  item.type === 'article-journal' || (item.type === 'paper-conference' && editors.length === 0);

function author(entry: Entry): Runs {
  const { item, editors, heading } = entry;
  if (heading === 'author') return plain(authorList(item.author ?? []));
  if (heading === 'editor') return plain(`${authorList(editors)} (${editorLabel(editors)})`);
  if (heading === 'publisher') return plain(item.publisher);
  return join(' ', [title(entry), identifier(entry)]);
}

function dateYear(entry: Entry): string {
  const { item } = entry;
  const year = yearOf(item);
  if (year !== undefined) return String(year);
  return item.status ? statusText(item.status).toLocaleLowerCase('es') : 's.\u00a0f.';
}

/** `suffix` tells works of one author and year apart: 'a', 'b'. */
function date(entry: Entry, suffix: string): Runs {
  const { item } = entry;
  const [, month, day] = item.issued?.['date-parts'][0] ?? [];
  const exact = item.type === 'document' || item.type === 'speech';
  const withDay = exact || (item.type === 'paper-conference' && !isPublished(entry));
  const monthDay = month && withDay ? `, ${[monthName(month), day].filter(Boolean).join(' ')}` : '';
  const dash = suffix && !item.issued ? '-' : '';
  return plain(`(${dateYear(entry)}${dash}${suffix}${monthDay})`);
}

const statusText = (status: string): string => (status === IN_PRESS ? 'en prensa' : status);

/** A volume that is no number ('Tomo II') belongs to the title. */
const titleVolume = ({ volume }: CslItem): string | undefined =>
  volume && !isNumeric(volume) ? capitalizeFirst(volume) : undefined;

function title(entry: Entry): Runs {
  const { item } = entry;
  if (item['container-title']) return plain(item.title);
  return italic(isSerial(entry) ? item.title : joinText(': ', [item.title, titleVolume(item)]));
}

function numberLabel({ type, number }: CslItem): string | undefined {
  if (!number) return undefined;
  const labelled = type === 'patent' || isNumeric(number);
  const label = isPlural(number) ? 'Nos.' : 'No.';
  return labelled ? `${label} ${capitalizeFirst(number)}` : capitalizeFirst(number);
}

const identifierNumber = (item: CslItem): string | undefined =>
  item.number && joinText(' ', [item.genre, numberLabel(item)]);

function identifierMonographic(entry: Entry): string | undefined {
  const { item } = entry;
  if (item.type === 'patent' || item.type === 'speech' || isSerial(entry)) return undefined;
  return joinText(', ', [
    item.version && `Versión ${item.version}`,
    editionText(item.edition),
    isNumeric(item.volume) ? `${isPlural(item.volume) ? 'Vols.' : 'Vol.'} ${item.volume}` : undefined,
    item.issue && `${isPlural(item.issue) ? 'Números' : 'Número'} ${item.issue}`,
    item.page && `${isPlural(item.page) ? 'pp.' : 'p.'} ${pages(item.page)}`,
  ]);
}

function identifier(entry: Entry): Runs {
  const { item, editors, heading } = entry;
  if (item.type === 'patent') {
    const known = item.authority || item.genre || item.number;
    const genre = capitalizeFirst(item.genre ?? 'patente');
    const office = joinText(' ', [item.authority, genre, numberLabel(item)]);
    return known ? wrap('(', plain(office), ')') : [];
  }
  if (item['container-title']) return [];
  const edited = heading !== 'editor' && editors.length > 0 && item.type !== 'article-journal';
  const contributors = edited ? `${nameList(editors, direct, false)}, ${editorLabel(editors)}` : undefined;
  return wrap('(', plain(joinText('; ', [contributors, identifierNumber(item), identifierMonographic(entry)])), ')');
}

/** The kind of work, unless its number already names it. */
function format({ type, genre, number }: CslItem): string | undefined {
  if (genre) return number ? undefined : capitalizeFirst(genre);
  return type === 'software' ? 'Software' : undefined;
}

const describedInSource = ({ type }: CslItem): boolean =>
  type === 'document' || type === 'report' || type === 'software';

function description(entry: Entry): Runs {
  const { item } = entry;
  const presented = item.type === 'speech' || item.type === 'paper-conference';
  const elsewhere = describedInSource(item) || (presented && !isPublished(entry));
  return item['container-title'] && elsewhere ? [] : wrap('[', plain(format(item)), ']');
}

/** Both pages in full, with an en dash: '100-19' is '100–119'. */
function pages(page: string | undefined): string | undefined {
  const range = page && withDash(page, '–');
  return range?.replace(/\b(\d+)–(\d+)\b/g, (_, first: string, last: string) => {
    const missing = first.length - last.length;
    return missing > 0 ? `${first}–${first.slice(0, missing)}${last}` : `${first}–${last}`;
  });
}

function sourceSerial({ item }: Entry): Runs {
  const { volume, issue, page, issued, status } = item;
  const numbers = [...italic(volume), ...wrap('(', plain(issue), ')')];
  const where = join(', ', [italic(item['container-title']), numbers, plain(pages(page))]);
  const located = volume || issue || page || item.number;
  return join('. ', [where, plain(issued && status && !located ? capitalizeFirst(statusText(status)) : undefined)]);
}

function sourceMonographic(entry: Entry): Runs {
  const { item, editors, heading } = entry;
  const container = item['container-title'];
  if (!container) return [];
  const edited = heading !== 'editor' && editors.length > 0;
  const names = edited ? `${nameList(editors, direct, false)} (${editorLabel(editors)})` : undefined;
  const book = join(', ', [plain(names), allItalic(plain(joinText(': ', [container, titleVolume(item)])))]);
  const details = wrap('(', plain(joinText('; ', [identifierNumber(item), identifierMonographic(entry)])), ')');
  const describedHere = describedInSource(item) || (item.type === 'speech' && !isPublished(entry));
  return join(' ', [plain('En'), book, details, describedHere ? wrap('[', plain(format(item)), ']') : []]);
}

function publisher({ item, editors, heading }: Entry): Runs {
  if (item.type === 'article-journal' || heading === 'publisher') return [];
  return item.type === 'paper-conference' && editors.length === 0 ? [] : plain(item.publisher);
}

function location(entry: Entry): Runs {
  const { item } = entry;
  const event = item['event-title'];
  if (!event || (item.type === 'paper-conference' && isPublished(entry))) return [];
  return plain(joinText(', ', [capitalizeFirst(event), item['event-place'], dateText(item['event-date'])]));
}

function link({ DOI, URL, issued, status }: CslItem): Runs {
  if (DOI) return plain(`https://doi.org/${DOI}`);
  return plain(URL && (issued || status ? URL : `Recuperado ${URL}`));
}

function publicationHistory({ type, issued, status, issue, number, page, volume }: CslItem): Runs {
  const located = issue || number || page || volume;
  if (!issued || !status || !located || type === 'patent') return [];
  return plain(`(${capitalizeFirst(statusText(status))})`);
}

/** The beginning of the reference, by which a list is sorted. */
export const apaHeading = (item: CslItem): string => textOf(author(entryOf(item)));

export function apaReference(item: CslItem, suffix = ''): Runs {
  const entry = entryOf(item);
  const named = entry.heading !== 'title';
  const reference = join('. ', [
    author(entry),
    date(entry, suffix),
    join(' ', named ? [title(entry), identifier(entry), description(entry)] : [description(entry)]),
    isSerial(entry) ? sourceSerial(entry) : sourceMonographic(entry),
    publisher(entry),
    location(entry),
  ]);
  return join(' ', [wrap('', reference, '.'), link(item), publicationHistory(item)]);
}
