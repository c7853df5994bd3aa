import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { es } from './es.ts';

const KEY = /^[\w-]+(\.[\w-]+)+$/;

const polyglot = polyglotI18nProvider(() => es, 'es', [{ locale: 'es', name: 'Español' }], { allowMissing: false });

/** Labels and server messages are not keys: they pass unchanged. A missing key is logged. */
export const i18nProvider: I18nProvider = {
  ...polyglot,
  translate: (key, options) => (KEY.test(key) ? polyglot.translate(key, options) : key),
};
