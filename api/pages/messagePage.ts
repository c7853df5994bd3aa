import { siteTexts } from '../../i18n/siteTexts.ts';
import { escapeMarkup } from '../documents/text.ts';

/** A page without scripts and style, for a request that cannot be answered with a page of the site. */
export function messagePage(title: string, text: string): string {
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    `<meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title></head>`,
    `<body><main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p>`,
    `<p><a href="/">${siteTexts.notFound.goHome}</a></p></main></body></html>`,
  ].join('');
}
