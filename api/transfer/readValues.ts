/** Reads the answered values of a record as an import reads cells. What no record of this portal can have is left empty and reported. */
import { z } from 'zod';
import { repairTexts } from '../../citation/values/repair.ts';
import { withScheme } from '../../contract/fields/webUrl.ts';
import type { ResourceName } from '../../contract/resources/resources.ts';
import { listIn } from '../../contract/values/tolerant.ts';
import { readCell } from '../resources/imports/values/cells.ts';
import { LinkIndex } from '../resources/imports/values/links.ts';
import type { ImportField } from '../resources/parts/importPart.ts';
import type { Definition } from './definition.ts';
import { type Fields, fieldOf } from './fields.ts';
import type { State } from './kinds/kindPart.ts';
import { type Report, valueText } from './Report.ts';

/** Tells of a value that is not stored as it was answered. */
export type Tell = (field: string, value: unknown, reason: string) => void;
export type Values = Record<string, unknown>;

const CONTEXT = { links: new LinkIndex(new Map()), emptyLinks: true, isProgram: true };

const TAG = /<[a-z/!]/i;
const HAS_TAGS = 'Contiene HTML, que este campo no admite: se dejó vacío';
const NO_TEXT = 'No es un texto: se dejó vacío';
const leftEmpty = (reason: string): string => `${reason}: se dejó vacío`;

/** The text of an answered value; undefined for a value of another kind. */
export function textIn(raw: unknown): string | undefined {
  if (raw === null) return '';
  if (typeof raw === 'boolean') return raw ? '1' : '0';
  return typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : undefined;
}

/** The value as the rule of its field stores it. */
function checked(rule: z.core.$ZodType | undefined, value: unknown): { value: unknown } | { error: string } {
  if (rule === undefined) return { value };
  const read = z.safeParse(rule, value);
  return read.success ? { value: read.data } : { error: read.error.issues[0]?.message ?? 'El valor no es válido' };
}

const LISTS = new Set(['list', 'webList', 'people', 'periods']);
const isList = ({ kind: { is } }: ImportField): boolean => LISTS.has(is);

/** The items that the rule takes one by one; the others are reported. Too many of them are all reported. */
function readItems(
  { name, kind }: ImportField,
  items: readonly unknown[],
  rule: z.core.$ZodType | undefined,
  tell: Tell,
): unknown {
  const kept: unknown[] = [];
  for (const item of items) {
    const text = textIn(item);
    if (text === '') continue;
    const value = text !== undefined && kind.is === 'webList' ? withScheme(text) : (text ?? item);
    const read = TAG.test(text ?? valueText(item)) ? { error: HAS_TAGS } : checked(rule, [value]);
    if ('error' in read) {
      tell(name, item, leftEmpty(read.error));
      continue;
    }
    if (text !== undefined && value !== text) tell(name, item, `Se tomó ${valueText(value)}`);
    kept.push(value);
  }
  const whole = checked(rule, kept);
  if ('value' in whole) return whole.value;
  tell(name, items, leftEmpty(whole.error));
  return undefined;
}

/** @param text not empty, and repaired */
function readText(
  field: ImportField,
  text: string,
  raw: unknown,
  rule: z.core.$ZodType | undefined,
  tell: Tell,
): unknown {
  const { name, kind } = field;
  if (kind.is !== 'html' && !isList(field) && TAG.test(text)) {
    tell(name, raw, HAS_TAGS);
    return undefined;
  }
  const { value, error, mark } = kind.is === 'html' ? { value: text } : readCell(field, text, CONTEXT);
  if (isList(field) && Array.isArray(value)) return readItems(field, value, rule, tell);
  if (error !== undefined || value === undefined) {
    tell(name, raw, leftEmpty(error ?? NO_TEXT));
    return undefined;
  }
  const read = checked(rule, value);
  if ('error' in read) {
    tell(name, raw, leftEmpty(read.error));
    return undefined;
  }
  if (mark !== undefined) tell(name, raw, mark);
  return read.value;
}

/** A number that says of what kind a record is, and who sees it: an unknown one is never left to a default that may show the record. */
function readState(field: ImportField, { otherwise, also = {}, isAny }: State, text: string, tell: () => void): number {
  const { value } = text === '' ? {} : readCell(field, text, CONTEXT);
  if (typeof value === 'number') return value;
  if (Object.hasOwn(also, text)) return also[text] ?? otherwise;
  if (isAny && /^\d{1,9}$/.test(text)) return Number(text);
  tell();
  return otherwise;
}

/** Texts of a record by field, with those repaired whose meaning is plain. */
function repaired(
  texts: Readonly<Record<string, string>>,
  raws: ReadonlyMap<string, unknown>,
  tell: Tell,
): Record<string, string> {
  const { texts: whole, remarks } = repairTexts(texts);
  for (const [field, remark] of Object.entries(remarks)) tell(field, raws.get(field) ?? '', remark);
  return whole;
}

/**
 * The values of a record by field, as the rules of a new record store them. Not demanded are what is required, and the rules over several fields.
 * @param answers those with the record, the best one first
 */
export function readValues(
  { fields, rules, namesOf, states }: Definition,
  answers: readonly Fields[],
  tell: Tell,
): Values {
  const values: Values = {};
  const raws = new Map<string, unknown>();
  const texts: Record<string, string> = {};
  for (const field of fields) {
    const { name } = field;
    const raw = fieldOf(answers, namesOf(name));
    if (raw === undefined) {
      if (states[name]?.ifAbsent !== undefined) values[name] = states[name].ifAbsent;
      continue;
    }
    const items = isList(field) ? listIn(raw) : null;
    const text = items === null ? textIn(raw) : undefined;
    if (items !== null) values[name] = readItems(field, items, rules[name], tell);
    else if (text === undefined) tell(name, raw, NO_TEXT);
    else {
      raws.set(name, raw);
      texts[name] = text;
    }
  }
  const whole = repaired(texts, raws, tell);
  for (const field of fields) {
    const text = whole[field.name];
    if (text === undefined) continue;
    const raw = raws.get(field.name);
    const state = states[field.name];
    if (state !== undefined)
      values[field.name] = readState(field, state, text, () =>
        tell(field.name, raw, `No es un valor de este portal: se tomó ${state.otherwise}`),
      );
    else if (text !== '') values[field.name] = readText(field, text, raw, rules[field.name], tell);
  }
  return values;
}

/** Counts the specified fields that no answer has, and tells of fields with an address that this portal does not have. */
export function reportFields(
  { namesOf, known }: Definition,
  kind: ResourceName,
  specified: readonly string[],
  answers: readonly Fields[],
  report: Report,
  tell: Tell,
): void {
  for (const field of specified) if (fieldOf(answers, namesOf(field)) === undefined) report.countAbsent(kind, field);
  const names = new Set(answers.flatMap((fields) => Object.keys(fields)).filter((name) => /^url_/.test(name)));
  for (const name of names) {
    const value = fieldOf(answers, [name]);
    if (!known.has(name) && value !== null && valueText(value).trim() !== '')
      tell(name, value, 'Este portal no tiene ese campo');
  }
}
