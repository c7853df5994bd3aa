import { plugins } from '@citation-js/core';
import '@citation-js/plugin-csl';
import { type CslItem, IN_PRESS } from '../../citation/csl.ts';
import { join, type Runs } from '../../citation/runs.ts';

interface Engine {
  updateItems(ids: string[]): void;
  makeBibliography(): [unknown, string[]];
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
csl.locales.set('es-ES', LOCALE);

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

/** What citeproc-js makes of the items in Spanish. */
export function referenceList(items: readonly CslItem[], style: 'apa' | 'vancouver'): Runs[] {
  const engine = csl.engine(items.map(translated), style, 'es-ES', 'html');
  engine.updateItems(items.map((item) => item.id));
  return engine.makeBibliography()[1].map(runsOf);
}
