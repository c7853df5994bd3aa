import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import spanish from 'ra-language-spanish';
import { reactAdmin } from './reactAdmin.ts';
import { resources } from './resources.ts';

interface Messages {
  readonly [key: string]: string | Messages;
}

/** Deep merge; `over` wins. */
function mergeMessages(base: Messages, over: Messages): Messages {
  const merged = Object.entries(over).map(([key, value]) => {
    const inBase = base[key];
    const bothGroups = typeof value === 'object' && typeof inBase === 'object';
    return [key, bothGroups ? mergeMessages(inBase, value) : value];
  });
  return { ...base, ...Object.fromEntries(merged) };
}

// react-admin 5 no longer has this key.
const { prev: _prev, ...navigation } = spanish.ra.navigation;

const ra = mergeMessages({ ...spanish.ra, navigation }, reactAdmin) as unknown as TranslationMessages['ra'];

export const es: TranslationMessages = { ra, resources };

const KEY = /^[\w-]+(\.[\w-]+)+$/;

const polyglot = polyglotI18nProvider(() => es, 'es', [{ locale: 'es', name: 'Español' }], { allowMissing: false });

/** Labels and server messages are not keys: they pass unchanged. A missing key is logged. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate: (key, options) => (KEY.test(key) ? polyglot.translate(key, options) : key),
};
