import { formatIssn, isIsbn, isIssn } from '../../../../contract/bibliography/checkDigits.ts';
import { isDoi, normalizeDoi } from '../../../../contract/bibliography/doi.ts';
import type { RowRecord } from './RowRecord.ts';

const WEB = /^https?:\/\//i;
/** A DOI in the address of a publisher. */
const WITHIN = /\b10\.\d{4,9}\/[^\s?#]+/;
const LAST_POINT = /[.,;]$/;
/** Suffixes of this length exist, but most are the beginning of a longer one. */
const SHORT_SUFFIX = 2;

const isWeb = (text: string): boolean => WEB.test(text) && !text.includes(' ');

/** A link, from a slot that is meant for one. */
export function setLink(record: RowRecord, text: string): void {
  if (isWeb(text)) record.set('enlace', text);
  else if (text !== '') record.mark('enlace', `La página dice «${text}», que no es una dirección web, y no se toma.`);
}

/** The slot of the DOI also holds its address, other addresses, cut ones and other texts. */
export function setDoi(record: RowRecord, text: string): void {
  if (text === '') return;
  const doi = normalizeDoi(text).replace(LAST_POINT, '');
  const within = isWeb(text) ? WITHIN.exec(text)?.[0].toLowerCase() : undefined;
  const found = isDoi(doi) ? doi : within;
  if (found === undefined) setNoDoi(record, text);
  else setFoundDoi(record, found, doi, text);
}

function setFoundDoi(record: RowRecord, found: string, doi: string, text: string): void {
  record.set('doi', found);
  if (found !== doi) record.mark('doi', `Se tomó de la dirección «${text}».`);
  if (found.slice(found.indexOf('/') + 1).length <= SHORT_SUFFIX) record.mark('doi', 'Parece incompleto: revíselo.');
}

function setNoDoi(record: RowRecord, text: string): void {
  if (isWeb(text)) {
    record.set('enlace', text);
    record.mark('enlace', 'La página lo da como DOI, y no lo es.');
  } else record.mark('doi', `La página dice DOI «${text}», que no es un DOI, y no se toma.`);
}

export function setIssn(record: RowRecord, text: string): void {
  if (text === '') return;
  if (isIssn(text)) record.set('issn', formatIssn(text));
  else record.mark('issn', `La página dice ISSN «${text}», que no es válido, y no se toma.`);
}

export function setIsbn(record: RowRecord, text: string): void {
  if (text === '') return;
  if (isIsbn(text)) record.set('isbn', text);
  else if (isIssn(text)) {
    record.set('issn', formatIssn(text));
    record.mark('issn', 'La página lo da como ISBN, y es un ISSN.');
  } else record.mark('isbn', `La página dice ISBN «${text}», que no es válido, y no se toma.`);
}

/** The slot of the publisher sometimes holds the ISBN. */
export function setPublisher(record: RowRecord, text: string): void {
  if (!isIsbn(text)) {
    record.set('editorial', text);
    return;
  }
  if (record.celdas.isbn === undefined) record.set('isbn', text);
  record.mark('isbn', `La página da «${text}» como editorial.`);
}
