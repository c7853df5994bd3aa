import { put } from './put.ts';

export interface DocumentHead {
  title: string;
  /** '' leaves the site's own */
  description: string;
  /** false for a page that search engines must not list */
  indexed: boolean;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for an element or a quoted attribute. */
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

/** Writes the head of a page into the built document. */
export function putHead(html: string, { title, description, indexed }: DocumentHead): string {
  let result = put(html, /<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`);
  const meta = (place: RegExp, text: string) => {
    result = put(result, place, text);
  };
  meta(/<meta property="og:title"[^>]*>/, `<meta property="og:title" content="${escapeHtml(title)}" />`);
  if (description !== '') {
    const content = escapeHtml(description);
    meta(/<meta name="description"[^>]*>/, `<meta name="description" content="${content}" />`);
    meta(/<meta property="og:description"[^>]*>/, `<meta property="og:description" content="${content}" />`);
  }
  return indexed ? result : put(result, '</head>', '<meta name="robots" content="noindex" /></head>');
}
