import { z } from 'zod';
import { schemas } from '../../../contract/calls/schemas.ts';
import { type Matching, possibleBy } from '../../../contract/duplicates/matching.ts';
import {
  type ImportedResource,
  partsOf,
  RECORD_KINDS,
  type RecordKind,
  resources,
} from '../../../contract/resources/resources.ts';
import { resources as labels } from '../../../i18n/resources.ts';
import type { Database, Trx } from '../../database/open.ts';
import type { Movement } from '../auditLog/movement.ts';

export interface Choice {
  readonly value: string | number;
  readonly label: string;
  /** what programs write instead of the label */
  readonly aliases?: readonly string[];
}

/** How the text of a cell is read. */
export type FieldKind =
  | {
      readonly is:
        | 'text'
        | 'paragraphs'
        | 'html'
        | 'list'
        | 'webList'
        | 'people'
        | 'periods'
        | 'partialDate'
        | 'instant';
    }
  /** `edge`: the day that a month without a day stands for */
  | { readonly is: 'day'; readonly edge?: 'first' | 'last' }
  | { readonly is: 'choice'; readonly choices: readonly Choice[] }
  /** a record by its name or id; with `many`, one a line */
  | { readonly is: 'link'; readonly to: RecordKind; readonly many?: true };

/** A field that a file can fill. */
export interface ImportField {
  /** as the calls name it */
  readonly name: string;
  readonly label: string;
  /** other names that a column may have, folded when compared */
  readonly aliases: readonly string[];
  readonly kind: FieldKind;
  /** a form demands it */
  readonly required?: true;
  /** staff can set it once for all rows */
  readonly common?: true;
  /** the column that it fills beside the call's fields */
  readonly column?: string;
}

/** A record and a member of it. */
export interface MemberPair {
  readonly recordId: number;
  readonly integrante_id: number;
}

export interface MemberLinks {
  /** ids of the members by the id of the record */
  readonly read: (db: Database, ids: readonly number[]) => Promise<ReadonlyMap<number, readonly number[]>>;
  readonly add: (trx: Trx, pairs: readonly MemberPair[]) => Promise<Movement[]>;
}

/** What an import needs of a resource. */
export interface ImportPart {
  readonly fields: readonly ImportField[];
  /** the rules of a new record */
  readonly add: z.ZodType;
  /** fields whose name is another one in the form, and so in drafts */
  readonly formFields?: Readonly<Record<string, string>>;
  /** The fields that the type of a record does not have: a wrong value of theirs is left out. */
  readonly foreign?: (values: Readonly<Record<string, unknown>>) => readonly string[];
  /** the label of a file that a record cannot be without: its rows become drafts */
  readonly missingFile?: string;
  readonly matching: Matching;
  /** the members of its records, where a row may name some */
  readonly members?: MemberLinks;
}

type Options = Pick<ImportField, 'required' | 'common' | 'column'> & {
  readonly aliases?: readonly string[];
  readonly label?: string;
};

/** Makes the fields of a resource, with the labels that its form has. */
export const fieldsOf =
  (kind: ImportedResource) =>
  (
    name: string,
    is: FieldKind | Exclude<FieldKind['is'], 'choice' | 'link'>,
    { aliases = [], label, ...options }: Options = {},
  ): ImportField => {
    const names: Readonly<Record<string, string>> = labels[kind].fields;
    return {
      name,
      label: label ?? names[name] ?? name,
      aliases,
      kind: typeof is === 'string' ? { is } : is,
      ...options,
    };
  };

/** The rules of the fields of a record, by their names. */
export function shapeOf(schema: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in);
  return schema instanceof z.ZodObject ? schema.shape : {};
}

const LINES = 'a\nb';

/** True for the rule of a text of several lines. */
const keepsLines = (rule: z.core.$ZodType | undefined): boolean =>
  rule !== undefined && z.safeParse(rule, LINES).data === LINES;

type OwnPart = Omit<ImportPart, 'add' | 'matching'> & Partial<ImportPart>;

/**
 * A part with what the descriptor and the call that adds a record say, and with the fields that it does not list: the texts of a new record
 * that the export has, and when visitors see it.
 */
export function importPart(kind: ImportedResource, part: OwnPart): ImportPart {
  const { calls, identity } = resources[kind];
  const { add, matching } = { add: schemas[calls.add].body, matching: possibleBy(identity), ...part };
  const field = fieldsOf(kind);
  const schedule = [field('publicar_desde', 'instant'), field('publicar_hasta', 'instant')];
  const listed = [...part.fields, ...schedule].map(({ name }) => name);
  // The texts of pictures, which no import brings.
  const others = Object.values(partsOf(kind).fileColumns ?? {}).map(({ text }) => text);
  const taken = shapeOf(add);
  const texts = Object.keys(labels[kind].columns)
    .filter((name) => name in taken && !listed.includes(name) && !others.includes(name))
    .map((name) => field(name, keepsLines(taken[name]) ? 'paragraphs' : 'text'));
  return { ...part, add, matching, fields: [...part.fields, ...texts, ...schedule] };
}

/** The choices of stored numbers by their labels. */
export const choicesOf = (names: Readonly<Record<number, string>>): Choice[] =>
  Object.entries(names).map(([value, label]) => ({ value: Number(value), label }));

export const YES_OR_NO: readonly Choice[] = [
  { value: 1, label: 'Sí' },
  { value: 0, label: 'No' },
];

/** The record that a reference of the descriptor names. */
export function linkBy(kind: ImportedResource, column: string): FieldKind {
  const to = RECORD_KINDS.find((each) => each === partsOf(kind).references?.[column]?.to);
  if (to === undefined) throw new Error(`${kind} has no reference ${column}`);
  return { is: 'link', to };
}
