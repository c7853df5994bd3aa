/** The fields of a kind of record with their rules, which are those of imports. */
import type { z } from 'zod';
import { IMPORTED_RESOURCES, type ImportedResource } from '../../contract/resources/resources.ts';
import { type ImportField, shapeOf } from '../resources/parts/importPart.ts';
import { serverResources } from '../resources/serverResources.ts';
import { type Kind, ofEachKind } from './answers.ts';
import { fieldNamed } from './formFields.ts';
import type { KindPart } from './kinds/kindPart.ts';
import { PARTS } from './kinds/kinds.ts';

export interface Definition extends Pick<KindPart, 'states'> {
  fields: readonly ImportField[];
  rules: Readonly<Record<string, z.core.$ZodType>>;
  /** the names that a field has in answers */
  namesOf: (field: string) => readonly string[];
  /** all these names */
  known: ReadonlySet<string>;
}

type Ruled = Pick<Definition, 'fields' | 'rules'>;

export function definitionOf(
  { fields, rules }: Ruled,
  { names, states }: Pick<KindPart, 'names' | 'states'> = { names: {}, states: {} },
): Definition {
  const namesOf = (field: string) => names[field] ?? [field];
  return {
    // What names another record is read by its id.
    fields: fields.filter(({ kind: { is } }) => is !== 'link'),
    rules,
    namesOf,
    known: new Set(fields.flatMap(({ name }) => [name, ...namesOf(name)])),
    states,
  };
}

/** The alternative text of a picture, which comes with it. */
const DESCRIPCION = fieldNamed('descripcion_imagen', 'text');

const isImported = (kind: Kind): kind is Kind & ImportedResource =>
  (IMPORTED_RESOURCES as readonly string[]).includes(kind);

function ruledFields(kind: Kind): Ruled {
  const { own } = PARTS[kind];
  if (own !== undefined) return own;
  if (!isImported(kind)) throw new Error(`${kind} has no fields`);
  const { fields, add } = serverResources[kind].imports;
  return { fields, rules: shapeOf(add) };
}

export const DEFINITIONS: Readonly<Record<Kind, Definition>> = ofEachKind((kind) => {
  const { fields, rules } = ruledFields(kind);
  const all = DESCRIPCION.name in rules ? [...fields, DESCRIPCION] : fields;
  return definitionOf({ fields: all, rules }, PARTS[kind]);
});
