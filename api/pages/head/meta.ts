import { escapeMarkup } from '../../documents/text.ts';

export const meta = (kind: 'name' | 'property', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escapeMarkup(content)}" />`;
