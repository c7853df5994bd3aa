/**
 * Who is named in one text: a cell of a table, a tag of RIS, a field of BibTeX. A semicolon, '|' and a line break always stand between two.
 * Commas do between whole names; 'y', 'e', 'and', '&' only there too, as they are parts of names.
 */
import type { CslName } from '../csl.ts';
import { quoted } from '../quoted.ts';
import { hasEtAlAtEnd, incompleteList, isEtAl, withoutEtAl } from './etAl.ts';
import { areInitials, countWords, isBody, isWholeName, startsWithin } from './nameParts.ts';

export interface People {
  names: CslName[];
  /** what staff should look at */
  remarks: string[];
  /** it cannot be known where a name ends */
  isUnclear: boolean;
}

/** Between two names of a list. */
const LIST = /[\n;|]/;
/** Between two names, or within one. */
const AND = /\s(?:y|Y|e|and|AND|And|&|\/)\s/;
const AND_KEPT = /(\s(?:y|Y|e|and|AND|And|&|\/)\s)/;
const AND_AHEAD = /,\s{0,9}(?=(?:y|Y|e|and|AND|And|&)\s)/g;
const ORCID = /^ORCID\s{1,9}/i;
const ELLIPSIS = /^(?:…|\.{3}|\. \. \.)\s{0,9}/;

const oneAuthor = (text: string): string =>
  `«${quoted(text)}»: se tomó como un solo autor. Si son varios, sepárelos con punto y coma`;
const onePerson = (text: string): string =>
  `«${quoted(text)}»: se tomó como una persona, con los apellidos antes de la coma. Si son dos, sepárelas con punto y coma`;
const twoPeople = (text: string): string =>
  `«${quoted(text)}»: se tomaron dos personas. Si es una sola, escriba un punto y coma al final`;

const clear = (names: CslName[], ...remarks: string[]): People => ({ names, remarks, isUnclear: false });
const UNCLEAR: People = { names: [], remarks: [], isUnclear: true };
const whole = (literal: string): CslName => ({ literal });
const named = (family: string, given: string): CslName =>
  family === '' || given === '' ? whole(family || given) : { family, given };

/** 'Paz, Ana'. What follows a second comma, such as 'Jr.', stays with the given name. */
function ofOne(text: string): CslName {
  const comma = text.indexOf(',');
  return comma === -1 ? whole(text) : named(text.slice(0, comma).trim(), text.slice(comma + 1).trim());
}

/** 'Paz, Ana', or the whole name. */
export const nameText = (name: CslName): string =>
  'literal' in name ? name.literal : [name.family, name.given ?? ''].filter(Boolean).join(', ');

const trimmed = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== '');
const byCommas = (text: string): string[] => trimmed(text.split(','));

/** The names between 'y', 'and' and the like. A part that is no whole name, or follows none, belongs to the one before it. */
function byAnd(text: string): string[] {
  if (!AND.test(text)) return trimmed([text]);
  const names: string[] = [];
  let [name, between] = ['', ''];
  let [isWhole, isWithin, ofBody] = [false, false, false];
  for (const [index, part] of text.split(AND_KEPT).entries()) {
    if (index % 2 === 1) between = part;
    // A body keeps an 'y', unless another body follows.
    else if (name !== '' && isWhole && isWholeName(part) && (!ofBody || isBody(part))) {
      names.push(name);
      [name, ofBody] = [part, isBody(part)];
    } else {
      if (name === '') isWithin = startsWithin(part);
      isWhole = name === '' ? isWholeName(part) : isWhole || (!isWithin && countWords(part) > 0);
      ofBody ||= isBody(part);
      name += (name === '' ? '' : between) + part;
    }
  }
  return trimmed([...names, name]);
}

/** 'José Ortega y Gasset' is one, 'Ana Paz y Luz Mar' are two. */
function ofWords(text: string, isListed: boolean): People {
  const names = byAnd(text);
  const doubtful = isListed ? undefined : names.find((name) => AND.test(name));
  return clear(names.map(whole), ...(doubtful === undefined ? [] : [oneAuthor(doubtful)]));
}

/** 'Paz, A., Mar, L. & Sol, J.'; null for another list. */
function ofPairs(text: string): CslName[] | null {
  const parts = byCommas(text).flatMap((part) => {
    const [initials = ''] = part.split(AND);
    return areInitials(initials.trim()) ? trimmed([initials, part.slice(initials.length).replace(AND, '')]) : [part];
  });
  if (parts.length % 2 === 1 || !parts.every((part, index) => index % 2 === 0 || areInitials(part))) return null;
  return parts.flatMap((family, index) => (index % 2 === 0 ? [named(family, parts[index + 1] ?? '')] : []));
}

const hasGivenName = (text: string): boolean => text.split(',').length === 2 && byCommas(text).length === 2;

/** 'Paz, Ana y Mar, Luz'; null for another list. */
function ofInverted(text: string): CslName[] | null {
  const names: string[] = [];
  let open: string[] = [];
  for (const [index, part] of text.split(AND_KEPT).entries()) {
    // What stands before an 'y' without a comma is the beginning of a family name.
    if (index % 2 === 1 && open.length === 0) continue;
    open.push(part);
    if (!part.includes(',')) continue;
    names.push(open.join(''));
    open = [];
  }
  return open.length === 0 && names.length > 1 && names.every(hasGivenName) ? names.map(ofOne) : null;
}

function ofOneComma(text: string, [left = '', right = '']: readonly string[], isListed: boolean): People {
  if (isBody(left)) return clear([whole(text)], ...(isListed ? [] : [oneAuthor(text)]));
  if (isListed) return clear([ofOne(text)]);
  if (isBody(right) || AND.test(right)) return UNCLEAR;
  const words = Math.min(countWords(left), countWords(right));
  if (words >= 3) return clear([whole(left), whole(right)], twoPeople(text));
  return clear([ofOne(text)], ...(words === 2 ? [onePerson(text)] : []));
}

/** A text with commas, of one or of several. */
function ofCommas(text: string, isListed: boolean): People {
  const parts = byCommas(text);
  const [left = '', right = ''] = parts;
  const unclear = isListed ? clear([ofOne(text)]) : UNCLEAR;
  // 'Ana Paz, Luz Mar y Juan Sol' is a list also within one; 'Paz Gil, Ana María' is none.
  const following = byAnd(right);
  const isList = isWholeName(left) && following.length > 1 && following.every(isWholeName);
  if (isListed && parts.length === 2 && !isList) return ofOneComma(text, parts, isListed);
  const pairs = ofPairs(text);
  if (pairs !== null) return clear(pairs);
  if (isBody(left)) return parts.length === 2 ? ofOneComma(text, parts, isListed) : unclear;
  const names = parts.flatMap(byAnd);
  const areWhole = names.every(isWholeName);
  const inverted = ofInverted(text);
  if (inverted !== null) return areWhole && !isListed ? UNCLEAR : clear(inverted);
  if (areWhole && names.length > 2) return clear(names.map(whole));
  if (parts.length > 2) return unclear;
  // 'Paz, Ana y Luz Mar'
  const [first = '', second = '', ...others] = right.split(AND);
  const follow = byAnd([second, ...others].join(' y '));
  if (second !== '' && follow.every(isWholeName)) return clear([named(left, first), ...follow.map(whole)]);
  return ofOneComma(text, parts, isListed);
}

/** 'Núñez, Ana · ORCID 0000-0002-1825-0097', as exports and templates have it. */
export function personIn(text: string): CslName {
  const [name = '', ...notes] = text.split('·').map((part) => part.trim());
  const orcid = notes.find((note) => ORCID.test(note))?.replace(ORCID, '');
  return { ...ofOne(name), ...(orcid !== undefined && { ORCID: orcid }) };
}

function ofPart(text: string, isListed: boolean): People {
  if (text.includes('·')) return clear([personIn(text)]);
  if (isEtAl(text)) return clear([], incompleteList(text));
  const isShort = hasEtAlAtEnd(text);
  const all = byCommas((isShort ? withoutEtAl(text) : text).replaceAll(AND_AHEAD, ' '));
  const known = all.filter((part) => !isEtAl(part));
  const names = known.map((part) => part.replace(ELLIPSIS, ''));
  const isCut = isShort || known.length < all.length || names.some((name, index) => name !== known[index]);
  const people = names.length > 1 ? ofCommas(names.join(', '), isListed) : ofWords(names.join(''), isListed);
  return isCut ? { ...people, remarks: [...people.remarks, incompleteList('et al.')] } : people;
}

/** @param isListed the text is an item of a list already: it is one, unless it plainly names several */
export function splitPeople(text: string, isListed = LIST.test(text)): People {
  const parts = trimmed(text.split(LIST)).map((part) => ofPart(part, isListed));
  return {
    names: parts.flatMap(({ names }) => names),
    remarks: [...new Set(parts.flatMap(({ remarks }) => remarks))],
    isUnclear: parts.some(({ isUnclear }) => isUnclear),
  };
}
