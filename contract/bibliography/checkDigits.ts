/** Check digits of ISSN, ISBN and ORCID. All functions take the form with hyphens or without. */

const digitValue = (digit: string): number => (digit === 'X' ? 10 : Number(digit));

const weighted = (digits: string, weightOf: (index: number) => number): number =>
  [...digits].reduce((sum, digit, index) => sum + digitValue(digit) * weightOf(index), 0);

const compact = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();

/** ISO 3297: weights 8 to 1, modulo 11. */
export function isIssn(text: string): boolean {
  const digits = compact(text);
  return /^\d{7}[\dX]$/.test(digits) && weighted(digits, (index) => 8 - index) % 11 === 0;
}

/** ISO 2108: ISBN-10 with weights 10 to 1, modulo 11; ISBN-13 with weights 1 and 3, modulo 10, after 978 or 979. */
export function isIsbn(text: string): boolean {
  const digits = compact(text);
  if (/^\d{9}[\dX]$/.test(digits)) return weighted(digits, (index) => 10 - index) % 11 === 0;
  return /^97[89]\d{10}$/.test(digits) && weighted(digits, (index) => (index % 2 === 0 ? 1 : 3)) % 10 === 0;
}

/** ISO 7064 mod 11-2, as ORCID uses it. */
export function isOrcid(text: string): boolean {
  const digits = compact(text);
  if (!/^\d{15}[\dX]$/.test(digits)) return false;
  const total = [...digits.slice(0, -1)].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  return (12 - (total % 11)) % 11 === digitValue(digits.slice(-1));
}

const inFours = (text: string): string => text.match(/.{1,4}/g)?.join('-') ?? '';

/** '1234567x' becomes '1234-567X'. */
export const formatIssn = (text: string): string => inFours(compact(text));

const ORCID_ADDRESS = /^https?:\/\/(www\.)?orcid\.org\//i;

/** An ORCID or its address as '0000-0002-1825-0097'. */
export const formatOrcid = (text: string): string => inFours(compact(text.trim().replace(ORCID_ADDRESS, '')));
