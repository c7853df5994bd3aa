import { markedHead } from '../pageHead.ts';
import { replaceRequired } from '../replaceRequired.ts';
import { alternateLinks } from './alternateLinks.ts';
import { dublinCore } from './dublinCore.ts';
import { builtDescriptions, defaultDescription, putIdentity, withoutDescriptions } from './identityTags.ts';
import { imageTags } from './imageTags.ts';
import { jsonLd } from './jsonLd.ts';
import { metaTags } from './metaTags.ts';
import type { PageFacts } from './pageFacts.ts';
import { scholarTags } from './scholarTags.ts';

/** Tags of the built document that every page replaces by its own. */
const REPLACED = [
  /<title>[^<]*<\/title>/,
  /<meta property="og:type"[^<>]*>/,
  /<meta property="og:locale"[^<>]*>/,
  /<meta property="og:title"[^<>]*>/,
];
export function putHead(html: string, facts: PageFacts): string {
  const { identidad } = facts.settings;
  const description = facts.description || defaultDescription(identidad);
  const bare = REPLACED.reduce((document, tag) => replaceRequired(document, tag, ''), withoutDescriptions(html));
  const [title = '', ...tags] = [metaTags, scholarTags, dublinCore, imageTags, alternateLinks, jsonLd].flatMap(
    (tagsOf) => tagsOf({ ...facts, description: description ?? '' }),
  );
  const described = description === null ? [...builtDescriptions(html), ...tags] : tags;
  return putIdentity(replaceRequired(bare, '</head>', `${title}${markedHead(described)}</head>`), identidad);
}
