import { quoted } from '../../../../citation/quoted.ts';
import { repairTexts } from '../../../../citation/values/repair.ts';
import { formatIssn, isIsbn, isIssn } from '../../../../contract/bibliography/checkDigits.ts';
import { isDoi, normalizeDoi } from '../../../../contract/bibliography/doi.ts';
import { isWebUrl } from '../../../../contract/fields/webUrl.ts';
import type { RowRecord } from './RowRecord.ts';

interface Rule {
  isValid: (text: string) => boolean;
  /** the one form in which values of two rows are compared */
  format?: (text: string) => string;
}

const RULES: Readonly<Record<string, Rule>> = {
  doi: { isValid: isDoi, format: normalizeDoi },
  issn: { isValid: isIssn, format: formatIssn },
  isbn: { isValid: isIsbn },
  enlace: { isValid: (text) => isWebUrl(text) && !text.includes(' ') },
};

/** Most suffixes of this length are the beginning of a longer one. */
const SHORT_SUFFIX = /\/.{1,2}$/;

/** Repairs identifiers and addresses as in every file. What is none is not taken, so that another row of the product can fill it. */
export function repairIdentifiers(record: RowRecord): void {
  const { texts, remarks } = repairTexts(record.celdas);
  for (const [field, remark] of Object.entries(remarks)) record.mark(field, `${remark}.`);
  for (const [field, given] of Object.entries(texts)) {
    const { isValid, format = String }: Rule = RULES[field] ?? { isValid: () => true };
    const text = format(given);
    if (text !== '' && isValid(text)) record.celdas[field] = text;
    else delete record.celdas[field];
    if (text !== '' && !isValid(text))
      record.mark(field, `La página dice «${quoted(given)}», que no es válido, y no se toma.`);
  }
  // The slot of the publisher sometimes holds the ISBN.
  const { editorial = '', isbn = editorial } = record.celdas;
  if (isIsbn(editorial)) {
    delete record.celdas.editorial;
    record.set('isbn', isbn);
    record.mark('isbn', `La página da «${editorial}» como editorial.`);
  }
  if (SHORT_SUFFIX.test(record.celdas.doi ?? '')) record.mark('doi', 'Parece incompleto: revíselo.');
}
