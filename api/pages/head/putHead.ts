import { replaceRequired } from '../replaceRequired.ts';
import { alternateLinks } from './alternateLinks.ts';
import { dublinCore } from './dublinCore.ts';
import { defaultDescription, putIdentity, withoutDescriptions } from './identityTags.ts';
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
  const described = description === null ? html : withoutDescriptions(html);
  const bare = REPLACED.reduce((document, tag) => replaceRequired(document, tag, ''), described);
  const tags = [metaTags, scholarTags, dublinCore, imageTags, alternateLinks, jsonLd].flatMap((tagsOf) =>
    tagsOf({ ...facts, description: description ?? '' }),
  );
  return putIdentity(replaceRequired(bare, '</head>', `${tags.join('')}</head>`), identidad);
}
