import type { CslItem, CslName } from './csl.ts';
import { invertedName } from './names.ts';
import { join, joinText, plain, type Runs, wrap } from './runs.ts';
import { capitalizeFirst, dateText, editionText, isNumeric, isPlural, withDash } from './spanish.ts';

/** Vancouver (NLM, Citing Medicine) in Spanish; the style has no italics. */

const INITIALS = { point: '', space: '', hyphen: '' };
const MAX_NAMES = 6;

function nameList(names: readonly CslName[]): string {
  const texts = names.slice(0, MAX_NAMES).map((name) => invertedName(name, INITIALS, ' '));
  return texts.join(', ') + (names.length > MAX_NAMES ? ', et\u00a0al.' : '');
}

function editorList(editors: readonly CslName[]): string | undefined {
  if (editors.length === 0) return undefined;
  return `${nameList(editors)}, ${editors.length > 1 ? 'editores' : 'editor'}`;
}

const isJournal = (item: CslItem): boolean => item.type === 'article-journal';
const isPart = (item: CslItem): boolean => item.type === 'chapter' || item.type === 'paper-conference';
/** The DOI of an article replaces its address. */
const showsUrl = (item: CslItem): boolean => Boolean(item.URL) && !(isJournal(item) && item.DOI);

function title(item: CslItem): string {
  const online = item.URL && !item['container-title'] && !isPart(item);
  return joinText(' ', [item.title, item.genre && `[${item.genre}]`, online ? '[Internet]' : undefined]);
}

function volumeLabel(volume: string | undefined): string | undefined {
  return isNumeric(volume) ? `${isPlural(volume) ? 'Vols.' : 'Vol.'} ${volume}` : volume;
}

function containerTitle(item: CslItem): string | undefined {
  const container = item['container-title'];
  if (container) {
    const name = isJournal(item) ? container.replaceAll('.', '') : container;
    const online = showsUrl(item) ? '[Internet]' : undefined;
    return joinText('. ', [joinText(' ', [name, online]), editionText(item.edition)]);
  }
  if (item.type !== 'speech') return volumeLabel(item.volume);
  const event = item['event-title'];
  return event && item.genre ? `${capitalizeFirst(item.genre)} presentado en: ${event}` : event;
}

function container(item: CslItem): string {
  const editors = item.author?.length ? editorList(item.editor ?? []) : undefined;
  const inside = joinText('. ', [editors, containerTitle(item)]);
  return inside && isPart(item) ? `En: ${inside}` : inside;
}

function publisher(item: CslItem): string | undefined {
  if (isJournal(item)) return undefined;
  return joinText(': ', [item.type === 'speech' ? undefined : item['publisher-place'], item.publisher]);
}

function date(item: CslItem): string {
  const { issued } = item;
  const year = String(issued?.['date-parts'][0][0] ?? '');
  if (isJournal(item)) return dateText(issued);
  if (item.type === 'report') return dateText(issued, 'month');
  if (item.type === 'patent') return joinText(', ', [item.number, year]);
  if (item.type === 'speech') return joinText('; ', [dateText(issued), item['event-place']]);
  return year;
}

/** The digits that both pages share are left out of the last: '100-109' is '100-9'. */
function pages(page: string | undefined): string | undefined {
  const range = page && withDash(page, '-');
  return range?.replace(/\b([A-Za-z]*)(\d+)-\1(\d+)\b/g, (whole, letters: string, first: string, last: string) => {
    if (last.length > first.length || whole === `${letters}${first}-${letters}${first}`) return whole;
    const full = first.slice(0, first.length - last.length) + last;
    let shared = 0;
    while (shared < full.length - 1 && full[shared] === first[shared]) shared += 1;
    return `${letters}${first}-${full.slice(shared)}`;
  });
}

function serial(item: CslItem): string {
  if (!isJournal(item)) return '';
  const { volume = '', issue, page } = item;
  return joinText(':', [volume + (issue ? `(${issue})` : ''), pages(page)]);
}

function pageLabel(item: CslItem): string | undefined {
  const hasPages = item.page && !isJournal(item) && item.type !== 'book';
  return hasPages ? `p. ${pages(item.page)}` : undefined;
}

function reportNumber({ type, number, genre = 'informe' }: CslItem): string | undefined {
  if (type !== 'report' || !number) return undefined;
  const label = isPlural(number) ? 'nos.' : 'no.';
  return joinText(' ', [capitalizeFirst(genre), isNumeric(number) ? `${label}: ${number}` : number]);
}

export function vancouverReference(item: CslItem): Runs {
  const reference = joinText('. ', [
    item.author?.length ? nameList(item.author) : editorList(item.editor ?? []),
    title(item),
    item['container-title'] ? undefined : editionText(item.edition),
    container(item),
    joinText('; ', [publisher(item), joinText(';', [date(item), serial(item)])]),
    pageLabel(item),
    reportNumber(item),
  ]);
  const url = showsUrl(item) ? `Disponible en: ${item.URL}` : undefined;
  return join(' ', [wrap('', plain(reference), '.'), plain(url), plain(item.DOI && `doi:${item.DOI}`)]);
}
