import { shareTexts } from '../../../i18n/shareTexts.ts';

const texts = shareTexts;

/** A query in which a space is `%20`: mail programs show a `+` as it is. */
const queryOf = (params: Record<string, string>): string =>
  new URLSearchParams(params).toString().replaceAll('+', '%20');

export const webLinks = (title: string, address: string) => [
  { text: texts.whatsapp, url: `https://wa.me/?${queryOf({ text: `${title} ${address}` })}` },
  { text: texts.linkedin, url: `https://www.linkedin.com/sharing/share-offsite/?${queryOf({ url: address })}` },
  { text: texts.x, url: `https://x.com/intent/post?${queryOf({ text: title, url: address })}` },
];

export const mailLink = (title: string, address: string): string =>
  `mailto:?${queryOf({ subject: title, body: `${title}\n\n${address}` })}`;
