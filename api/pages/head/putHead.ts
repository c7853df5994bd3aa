import { put } from '../put.ts';
import { alternateLinks } from './alternateLinks.ts';
import { dublinCore } from './dublinCore.ts';
import { imageTags } from './imageTags.ts';
import { jsonLd } from './jsonLd.ts';
import { metaTags } from './metaTags.ts';
import type { PageFacts } from './pageFacts.ts';
import { scholarTags } from './scholarTags.ts';

/** Tags of the built document that every page replaces by its own. */
const REPLACED = [
  /\s*<title>[^<]*<\/title>/,
  /\s*<meta property="og:type"[^>]*>/,
  /\s*<meta property="og:locale"[^>]*>/,
  /\s*<meta property="og:title"[^>]*>/,
];
/** Tags that stay if the page has no description. */
const DESCRIPTIONS = [/\s*<meta name="description"[^>]*>/, /\s*<meta property="og:description"[^>]*>/];

export function putHead(html: string, facts: PageFacts): string {
  const replaced = facts.description === '' ? REPLACED : [...REPLACED, ...DESCRIPTIONS];
  const bare = replaced.reduce((document, tag) => put(document, tag, ''), html);
  const tags = [metaTags, scholarTags, dublinCore, imageTags, alternateLinks, jsonLd].flatMap((tagsOf) =>
    tagsOf(facts),
  );
  return put(bare, '</head>', `${tags.join('')}</head>`);
}
