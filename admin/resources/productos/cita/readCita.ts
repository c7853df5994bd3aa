import { z } from 'zod';
import type { CitedFields } from '../../../../citation/toProducto.ts';
import { bibliographyInput } from '../../../../contract/entities/bibliography.ts';
import { unusedTags } from './citedTags.ts';

export type CitedField = keyof CitedFields;

export interface RejectedField {
  field: CitedField;
  value: unknown;
  message: string;
}

export interface CitaReading {
  fields: CitedFields;
  /** values that the rules of the form reject */
  rejected: RejectedField[];
  /** tags that no field takes */
  unused: string[];
  /** works after the first one, which are not read */
  others: number;
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

/** Reads pasted BibTeX, RIS or CSL-JSON in the browser. @throws {CitationError} */
export async function readCita(text: string): Promise<CitaReading> {
  const [{ parseCitations }, { toProducto }] = await Promise.all([
    import('../../../../citation/parse.ts'),
    import('../../../../citation/toProducto.ts'),
  ]);
  const [first, ...others] = await parseCitations(text);
  const { fields, rejected } = checkFields(first === undefined ? {} : toProducto(first));
  return { fields, rejected, unused: unusedTags(text), others: others.length };
}
