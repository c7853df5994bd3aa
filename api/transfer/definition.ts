/** The fields of a kind of record with their rules, which are those of imports. */
import { optionalText } from '../../contract/fields/fields.ts';
import { IMPORTED_RESOURCES, type ImportedResource, partsOf } from '../../contract/resources/resources.ts';
import { SHORT_TEXT_MAX } from '../../contract/values/constants.ts';
import { shapeOf } from '../resources/parts/importPart.ts';
import { serverResources } from '../resources/serverResources.ts';
import { type Kind, ofEachKind } from './answers.ts';
import { fieldNamed } from './fields.ts';
import type { KindPart, Ruled } from './kinds/kindPart.ts';
import { PARTS } from './kinds/kinds.ts';

export interface Definition extends Ruled {
  states: NonNullable<KindPart['states']>;
  /** the names that a field has in answers */
  namesOf: (field: string) => readonly string[];
  /** all these names */
  known: ReadonlySet<string>;
}

export function definitionOf(
  { fields, rules }: Ruled,
  { names = {}, states = {} }: Pick<KindPart, 'names' | 'states'> = {},
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
const DESCRIPCION = 'descripcion_imagen';
const AUTHOR = optionalText(SHORT_TEXT_MAX);

/** Who wrote a record and parts of it, as the other portal names them. */
function authorsOf(kind: Kind): string[] {
  const { namesAuthors, recordedBy } = partsOf(kind);
  return [
    ...['created_by', 'updated_by'],
    ...(namesAuthors ? ['created_by_name', 'updated_by_name'] : []),
    ...(recordedBy === undefined ? [] : [recordedBy.column]),
  ];
}

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
  const authors = authorsOf(kind);
  const others = DESCRIPCION in rules ? [DESCRIPCION, ...authors] : authors;
  return definitionOf(
    {
      fields: [...fields, ...others.map((name) => fieldNamed(name, 'text'))],
      rules: { ...rules, ...Object.fromEntries(authors.map((name) => [name, AUTHOR])) },
    },
    PARTS[kind],
  );
});
