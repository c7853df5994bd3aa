const RESOLVER = /^((https?:\/\/)?(dx\.|www\.)?doi\.org\/|doi:\s*|doi\s+)/i;
/** LaTeX escapes the underscore of a DOI. */
const BACKSLASH = /\\/g;
const ENCODED_SLASH = /^(10\.\d{4,9}(?:\.\d+)*)%2F/i;
/** Sentences end after a DOI; no DOI ends so. */
function withoutLastPoints(text: string): string {
  let end = text.length;
  while (text[end - 1] === '.') end -= 1;
  return text.slice(0, end);
}

export const withoutResolver = (text: string): string =>
  withoutLastPoints(text.trim().replace(RESOLVER, '').trim().replaceAll(BACKSLASH, '').replace(ENCODED_SLASH, '$1/'));

/** A DOI in lower case, without its resolver: 'https://doi.org/10.5555/ABC' becomes '10.5555/abc'. */
export const normalizeDoi = (text: string): string => withoutResolver(text).toLowerCase();

/** True for a normalized DOI. The prefix is '10.' and a registrant's number; the suffix has no spaces. */
export const isDoi = (text: string): boolean => /^10\.\d{4,9}(\.\d+)*\/\S+$/.test(text);

/** The address that a DOI resolves at. @param doi normalized */
export const doiUrl = (doi: string): string =>
  `https://doi.org/${encodeURI(doi).replaceAll(/[?#]/g, encodeURIComponent)}`;

export const orcidUrl = (orcid: string): string => `https://orcid.org/${orcid}`;
