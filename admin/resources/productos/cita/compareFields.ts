import type { CitedFields } from '../../../../citation/toProducto.ts';
import type { Persona } from '../../../../contract/bibliography/persona.ts';
import { sortedName } from '../../../../contract/bibliography/persona.ts';
import { readBibliography } from '../../../../contract/wire/bibliography.ts';
import { displayValue, isFilled } from '../../../display/displayValue.ts';
import type { CitedField } from './readCita.ts';

type Values = Readonly<Record<string, unknown>>;

/** Empty texts and lists, and a switch that is off. */
const isEmpty = (value: unknown): boolean => !isFilled(value) || value === 0;

const personasIn = (value: unknown): Persona[] => readBibliography({ autores: value }).autores;
const isPersonas = (field: CitedField): boolean => field === 'autores' || field === 'editores';

/** Citations have no ORCID, so persons are compared by name. */
function shownText(field: CitedField, value: unknown): string {
  if (isPersonas(field)) return personasIn(value).map(sortedName).join('; ');
  return displayValue('productos', field, value).trim();
}

export interface Comparison {
  empty: CitedField[];
  /** fields of the form that have another value */
  different: CitedField[];
}

/** Compares the fields of a citation with the values of the form, as a reader sees them. */
export function compareFields(cited: CitedFields, current: Values): Comparison {
  const fields = Object.keys(cited) as CitedField[];
  const differs = (field: CitedField) => shownText(field, current[field]) !== shownText(field, cited[field]);
  return {
    empty: fields.filter((field) => isEmpty(current[field])),
    different: fields.filter((field) => !isEmpty(current[field]) && differs(field)),
  };
}

/** The cited value of a field; persons that the form has under the same name keep their ORCID and their member. */
export function replacement(field: CitedField, cited: CitedFields, current: Values): unknown {
  if (!isPersonas(field)) return cited[field];
  const known = new Map(personasIn(current[field]).map((persona) => [sortedName(persona), persona]));
  return personasIn(cited[field]).map((persona) => known.get(sortedName(persona)) ?? persona);
}
