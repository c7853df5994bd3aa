import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { es } from './es.ts';

const KEY = /^[\w-]+(\.[\w-]+)+$/;

const polyglot = polyglotI18nProvider(() => es, 'es', [{ locale: 'es', name: 'Español' }], { allowMissing: false });

/**
 * Spanish for react-admin. Labels and the messages of the contract and of the server are sentences already: they pass
 * as they are, so that a real key without its text is still heard.
 */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate: (key, options) => (KEY.test(key) ? polyglot.translate(key, options) : key),
};
