/** The names of the characters 160 to 255, in their order. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega';
const OTHERS: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", ndash: '–', mdash: '—', hellip: '…', bull: '•' },
  ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', prime: '′', euro: '€', trade: '™' },
  ...{ minus: '−', le: '≤', ge: '≥', ne: '≠', asymp: '≈', ensp: ' ', emsp: ' ', thinsp: ' ', hyphen: '‐', dash: '‐' },
  ...{ OElig: 'Œ', oelig: 'œ', Scaron: 'Š', scaron: 'š', zwnj: '', zwj: '', lrm: '', rlm: '' },
};
const FIRST_LATIN = 160;
const FIRST_GREEK = 945;
const CODE_MAX = 0x10ffff;

const numbered = (names: string, first: number) =>
  names.split(' ').map((name, index): [string, string] => [name, String.fromCodePoint(first + index)]);

const NAMED: ReadonlyMap<string, string> = new Map([
  ...numbered(LATIN_1, FIRST_LATIN),
  ...numbered(GREEK, FIRST_GREEK),
  ...Object.entries(OTHERS),
]);

const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,7}));/gi;

/** A character; undefined for none that a text may have. */
function characterOf(code: number): string | undefined {
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return code < FIRST_PRINTED || code > CODE_MAX || isHalf ? undefined : String.fromCodePoint(code);
}
const FIRST_PRINTED = 32;

/** The text with the characters that its entities of HTML stand for: '&amp;', '&#225;', '&aacute;'. Others stay. */
export const withoutEntities = (text: string): string =>
  text.replaceAll(ENTITY, (entity, hex?: string, decimal?: string, name = '') => {
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16)) ?? entity;
    return decimal === undefined ? (NAMED.get(name) ?? entity) : (characterOf(Number(decimal)) ?? entity);
  });
