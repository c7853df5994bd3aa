import sanitizeHtml from 'sanitize-html';
import { HTML_TAGS } from '../../../contract/values/constants.ts';

const PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/** Elements removed with their text. Other elements that are not allowed leave their text. */
const REMOVED_WITH_TEXT = [
  ...['script', 'style', 'xmp', 'iframe', 'textarea', 'noscript', 'title', 'head', 'noembed', 'noframes'],
  ...['plaintext', 'template', 'object', 'applet', 'svg', 'math', 'select', 'option', 'audio', 'video', 'canvas'],
];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...HTML_TAGS, 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: REMOVED_WITH_TEXT,
  nestingLimit: 30,
  transformTags: { b: 'strong', i: 'em', a: link },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
};

/** Links keep only an http, https or mailto address; others become plain text. */
function link(_tag: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const protocol = URL.parse(href)?.protocol ?? '';
  if (!PROTOCOLS.has(protocol)) return { tagName: 'a', attribs: {} };
  return { tagName: 'a', attribs: { href: href.trim(), rel: 'noopener noreferrer' } };
}

/** Rebuilds HTML from the allowed elements; b becomes strong, i becomes em. The result is safe to insert. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}
