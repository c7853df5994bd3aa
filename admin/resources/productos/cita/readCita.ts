import { z } from 'zod';
import type { CslItem } from '../../../../citation/csl.ts';
import type { CitedFields } from '../../../../citation/toProducto.ts';
import type { Remarks } from '../../../../citation/values/remarks.ts';
import { bibliographyInput } from '../../../../contract/entities/bibliography.ts';
import { unusedTags } from './citedTags.ts';

export type CitedField = keyof CitedFields;

export interface RejectedField {
  field: CitedField;
  value: unknown;
  message: string;
}

/** One work of a citation. */
export interface CitaReading {
  item: CslItem;
  fields: CitedFields;
  /** values that the rules of the form reject */
  rejected: RejectedField[];
  /** tags that no field takes */
  unused: string[];
  /** what was done with values that the form would refuse, by field */
  remarks: Remarks;
}

const isBibliographic = (field: string): field is keyof typeof bibliographyInput =>
  Object.hasOwn(bibliographyInput, field);

/** Splits the fields of a citation into normalized values and those that the contract rejects. */
export function checkFields(cited: CitedFields): Pick<CitaReading, 'fields' | 'rejected'> {
  const fields: Record<string, unknown> = {};
  const rejected: RejectedField[] = [];
  for (const [field, value] of Object.entries(cited)) {
    const rule: z.ZodType = isBibliographic(field) ? bibliographyInput[field] : z.unknown();
    const { data, error } = rule.safeParse(value);
    if (error === undefined) fields[field] = data;
    else rejected.push({ field: field as CitedField, value, message: error.issues[0]?.message ?? '' });
  }
  return { fields: fields as CitedFields, rejected };
}

/** Reads the works of pasted BibTeX, RIS or CSL-JSON in the browser. @throws {CitationError} */
export async function readCita(text: string): Promise<CitaReading[]> {
  const [{ parseCitations }, { citedFields }] = await Promise.all([
    import('../../../../citation/parse.ts'),
    import('../../../../citation/citedFields.ts'),
  ]);
  const items = await parseCitations(text);
  const unused = unusedTags(text);
  return items.map((item) => {
    const { fields, remarks } = citedFields(item);
    return { item, ...checkFields(fields), unused, remarks };
  });
}
