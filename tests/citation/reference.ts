import { plugins } from '@citation-js/core';
import '@citation-js/plugin-csl';
import { type CslItem, IN_PRESS } from '../../citation/csl.ts';
import { join, type Runs } from '../../citation/runs.ts';

interface Engine {
  updateItems(ids: string[]): void;
  makeBibliography(): [{ entry_ids: string[][] }, string[]];
}

interface CslPlugin {
  engine(items: readonly object[], style: string, locale: string, format: string): Engine;
  locales: { get(locale: string): string; set(locale: string, xml: string): void };
}

const csl = plugins.config.get('@csl') as CslPlugin;

// The Spanish locale leaves these two words in English.
const LOCALE = csl.locales
  .get('es-ES')
  .replace('<term name="report">report<', '<term name="report">informe<')
  .replace('<term name="patent">patent<', '<term name="patent">patente<');
/** APA 7 (section 9.25) prints an en dash between pages in every language; the Spanish locale has a hyphen, as Vancouver prints. */
const LOCALES = { apa: LOCALE.replace('page-range-delimiter">-<', 'page-range-delimiter">–<'), vancouver: LOCALE };

const ENTITIES: Record<string, string> = { '&#38;': '&', '&#60;': '<', '&#62;': '>', '&amp;': '&' };

function runsOf(html: string): Runs {
  const text = html
    .replace(/<div class="csl-left-margin">(.*?)<\/div>/s, '$1 ')
    .replace(/<\/?div[^>]*>/g, '')
    .replaceAll('<sup>a</sup>', 'ª')
    .replaceAll('<sup>o</sup>', 'º')
    .trim();
  const runs = text.split(/(<i>.*?<\/i>)/).map((part) => ({
    text: part.replace(/<\/?i>/g, '').replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity),
    italic: part.startsWith('<i>'),
  }));
  return join(
    '',
    runs.filter((run) => run.text !== '').map((run) => [run]),
  );
}

/** The style prints the status as it is: citeproc does not translate it. */
const translated = (item: CslItem): CslItem =>
  item.status === IN_PRESS ? { ...item, status: 'en prensa' } : structuredClone(item);

/** citeproc-js also writes the locale's dash into numbers of volumes and records ('13-45-678'), which stay as typed. */
function withTypedNumbers(runs: Runs, { volume, issue, number }: CslItem): Runs {
  const typed = [volume, issue, number].filter((text) => text?.includes('-')) as string[];
  const restore = (text: string, value: string) =>
    text.replaceAll(new RegExp(value.replaceAll('-', '[-–]'), 'g'), value);
  return runs.map((run) => ({ ...run, text: typed.reduce(restore, run.text) }));
}

/** What citeproc-js makes of the items in Spanish. */
export function referenceList(items: readonly CslItem[], style: 'apa' | 'vancouver'): Runs[] {
  csl.locales.set('es-ES', LOCALES[style]);
  const engine = csl.engine(items.map(translated), style, 'es-ES', 'html');
  engine.updateItems(items.map((item) => item.id));
  const [{ entry_ids: ids }, entries] = engine.makeBibliography();
  const byId = new Map(items.map((item) => [item.id, item]));
  return entries.map((entry, index) => {
    const item = byId.get(ids[index]?.[0] ?? '');
    return item ? withTypedNumbers(runsOf(entry), item) : runsOf(entry);
  });
}
