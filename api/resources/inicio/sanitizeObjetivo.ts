import sanitizeHtml from 'sanitize-html';
import { OBJETIVO_TAGS } from '../../../contract/constants.ts';

const PROTOCOLOS = new Set(['http:', 'https:', 'mailto:']);

/** Elements whose text is no text for readers; of all others that are not allowed the text stays. */
const SIN_TEXTO = [
  ...['script', 'style', 'xmp', 'iframe', 'textarea', 'noscript', 'title', 'head', 'noembed', 'noframes'],
  ...['plaintext', 'template', 'object', 'applet', 'svg', 'math', 'select', 'option', 'audio', 'video', 'canvas'],
];

const OPCIONES: sanitizeHtml.IOptions = {
  allowedTags: [...OBJETIVO_TAGS, 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: SIN_TEXTO,
  nestingLimit: 30,
  transformTags: { b: 'strong', i: 'em', a: link },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
};

/** A link keeps its address only; without one that a browser would open by http, https or mailto it is plain text. */
function link(_tag: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const protocol = URL.parse(href)?.protocol ?? '';
  if (!PROTOCOLOS.has(protocol)) return { tagName: 'a', attribs: {} };
  return { tagName: 'a', attribs: { href: href.trim(), rel: 'noopener noreferrer' } };
}

/**
 * Rebuilds HTML from the elements allowed in 'objetivo' (p, br, strong, em, ul, ol, li, h3, h4, a[href]);
 * b and i become strong and em.
 * @returns HTML that is safe to insert; '' when nothing readable is left
 */
export function sanitizeObjetivo(html: string): string {
  return sanitizeHtml(html, OPCIONES).trim();
}
