import sanitizeHtml from 'sanitize-html';
import { portalPath } from '../../../contract/addresses/portalPath.ts';
import { textFileAt } from '../../../contract/addresses/textFiles.ts';
import { HTML_TAGS, PAGINA_TEXT_MAX, TEXT_ELEMENTS_MAX } from '../../../contract/values/constants.ts';
import {
  holdsText,
  mayStandIn,
  sideOf,
  TEXT_ATTRIBUTES,
  TEXT_ROOT,
  TEXT_TAGS,
} from '../../../contract/values/markup/tags.ts';

const PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/** Elements removed with their text. Other elements that are not allowed leave their text. */
const REMOVED_WITH_TEXT = [
  ...['script', 'style', 'xmp', 'iframe', 'textarea', 'noscript', 'title', 'head', 'noembed', 'noframes'],
  ...['plaintext', 'template', 'object', 'applet', 'svg', 'math', 'select', 'option', 'audio', 'video', 'canvas'],
];

const COMMON_OPTIONS: sanitizeHtml.IOptions = {
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: REMOVED_WITH_TEXT,
  nestingLimit: 30,
};

const REL = 'noopener noreferrer';

/** What an element becomes of which only the text stays. sanitize-html cannot leave one of several elements of a name out in linear time. */
const UNWRAPPED: sanitizeHtml.Tag = { tagName: 'unwrapped', attribs: {} };

/** The tags of UNWRAPPED cannot be in a text or an attribute, where `<` is escaped. */
const sanitized = (html: string, options: sanitizeHtml.IOptions): string =>
  sanitizeHtml(html, options).replaceAll('<unwrapped>', '').replaceAll('</unwrapped>', '').trim();

/** A draft may be longer than a field: the time to read elements that stay open grows with their square. */
const cut = (html: string): string => html.slice(0, PAGINA_TEXT_MAX);

/** The address of a link, if it is an http, https or mailto address. Without its two slashes browsers take it for a path of the portal. */
function webAddress(href: string): string | null {
  const url = URL.parse(href);
  if (url === null || !PROTOCOLS.has(url.protocol)) return null;
  return /^(?:https?:\/\/|mailto:)/i.test(href.trim()) ? href.trim() : url.href;
}

const linkTo = (href: string | null): sanitizeHtml.Tag =>
  href === null ? UNWRAPPED : { tagName: 'a', attribs: { href, rel: REL } };

const OBJETIVO_OPTIONS: sanitizeHtml.IOptions = {
  ...COMMON_OPTIONS,
  allowedTags: [...HTML_TAGS, 'a', UNWRAPPED.tagName],
  allowedAttributes: { a: ['href', 'rel'] },
  transformTags: { b: 'strong', i: 'em', a: (_tag, { href = '' }) => linkTo(webAddress(href)) },
};

/** Rebuilds the objective of the home from its elements; b becomes strong, i becomes em. The result is safe to insert. */
export function cleanHtml(html: string): string {
  return sanitized(cut(html), OBJETIVO_OPTIONS);
}

/** The innermost element of the result around a place of the source. */
interface Holder {
  tag: string;
  hasPicture: boolean;
}

type KeepsFile = (name: string) => boolean;

/** The attributes of an element of a text; null if it has no place there. */
function attributesOf(
  tag: string,
  given: sanitizeHtml.Attributes,
  keepsFile: KeepsFile,
): sanitizeHtml.Attributes | null {
  if (tag === 'a') {
    const href = webAddress(given.href ?? '') ?? portalPath(given.href?.trim() ?? '');
    const file = href === null ? null : textFileAt(href);
    return href === null || (file !== null && !keepsFile(file)) ? null : { href, rel: REL };
  }
  if (tag === 'img') {
    const src = given.src ?? '';
    const file = textFileAt(src);
    if (file === null || !file.endsWith('.webp') || !keepsFile(file)) return null;
    const [width, height] = [sideOf(given.width), sideOf(given.height)];
    const hasSize = width !== undefined && height !== undefined;
    return { src, alt: given.alt ?? '', ...(hasSize && { width: String(width), height: String(height) }) };
  }
  return {};
}

/** Options for one text: they follow which elements are open. */
function textOptions(keepsFile: KeepsFile): sanitizeHtml.IOptions {
  const root: Holder = { tag: TEXT_ROOT, hasPicture: false };
  const holders: Holder[] = [];
  let closed = root;
  let elements = 0;
  const holder = (): Holder => holders.at(-1) ?? root;
  const placed: sanitizeHtml.Transformer = (tagName, given) => {
    const parent = holder();
    if (!TEXT_TAGS.includes(tagName)) return { tagName, attribs: {} };
    elements += 1;
    const hasPlace = elements <= TEXT_ELEMENTS_MAX && mayStandIn(tagName, parent.tag);
    const attribs = hasPlace ? attributesOf(tagName, given, keepsFile) : null;
    if (attribs === null || (tagName === 'img' && parent.hasPicture)) return UNWRAPPED;
    if (tagName === 'img') parent.hasPicture = true;
    holders[holders.length - 1] = { tag: tagName, hasPicture: false };
    return { tagName, attribs };
  };
  return {
    ...COMMON_OPTIONS,
    allowedTags: [...TEXT_TAGS, UNWRAPPED.tagName],
    allowedAttributes: TEXT_ATTRIBUTES as Record<string, string[]>,
    onOpenTag: () => holders.push(holder()),
    onCloseTag: () => {
      closed = holders.pop() ?? root;
    },
    transformTags: { b: 'strong', i: 'em', '*': placed },
    textFilter: (text) => (holdsText(holder().tag) ? text : ''),
    // Its caption says nothing without it.
    exclusiveFilter: ({ tag }) => tag === 'figure' && !closed.hasPicture,
  };
}

/** Rebuilds the text of a record from the elements of texts, in places where browsers leave them. The result is safe to insert. */
export function cleanText(html: string): string {
  return sanitized(
    cut(html),
    textOptions(() => true),
  );
}

/** A text of {@link cleanText}, which may be longer than a field, without the pictures and links of some files. @param keepsFile false for their names */
export function withoutFiles(html: string, keepsFile: KeepsFile): string {
  return sanitized(html, textOptions(keepsFile));
}
