import { HEAD_MARK } from '../../../contract/addresses/pageHead.ts';
import type { SiteSettings } from '../../../contract/identidad/siteSettings.ts';
import { alternateLinks } from './alternateLinks.ts';
import { identityTags, siteDescription } from './identityTags.ts';
import { imageTags } from './imageTags.ts';
import { jsonLd } from './jsonLd.ts';
import { metaTags } from './metaTags.ts';
import type { PageFacts } from './pageFacts.ts';
import { dublinCore, scholarTags } from './productoTags.ts';

const MARK = `<!--${HEAD_MARK}-->`;

export interface PageTags {
  title: string;
  /** the other tags of the page, which a navigation replaces */
  cabeza: string;
}

export function pageTags(facts: PageFacts): PageTags {
  const described = { ...facts, description: facts.description || siteDescription(facts.settings.identidad) };
  const [title = '', ...tags] = [metaTags, scholarTags, dublinCore, imageTags, alternateLinks, jsonLd].flatMap(
    (tagsOf) => tagsOf(described),
  );
  return { title, cabeza: tags.join('') };
}

/** The head of a page's document, with the marks that a navigation finds its tags by. */
export const headOf = ({ title, cabeza }: PageTags, settings: SiteSettings): string =>
  `${title}${MARK}${cabeza}${MARK}${identityTags(settings.identidad)}`;
