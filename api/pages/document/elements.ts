/** Elements of every document. Their contents are escaped by those who write them, but those of `meta`. */
import { escapeMarkup } from '../../documents/text.ts';

export const styleElement = (css: string): string => `<style>${css}</style>`;

/** @param attributes each with a space before it */
export const bodyElement = (content: string, attributes = ''): string =>
  `<body${attributes}>\n    ${content}\n  </body>`;

/** The element that the site is rendered into. */
export const rootElement = (content: string, attributes = ''): string => `<div id="root"${attributes}>${content}</div>`;

export const meta = (kind: 'name' | 'property', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escapeMarkup(content)}" />`;

/** JSON escaped for a script element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
