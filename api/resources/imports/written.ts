import type { Persona } from '../../../contract/bibliography/persona.ts';
import { type ImportedResource, partsOf } from '../../../contract/resources/resources.ts';
import { toJson } from '../../database/textList.ts';

type Values = Readonly<Record<string, unknown>>;

const PEOPLE = ['autores', 'editores'];

/** People of the file itself have negative ids until they are stored; one who is not stored is no member. */
export function withMemberIds(values: Values, memberIds: ReadonlyMap<number, number>): Values {
  const lists = PEOPLE.flatMap((field) => {
    const people = values[field];
    return Array.isArray(people) ? [[field, people.map((persona: Persona) => withMemberId(persona, memberIds))]] : [];
  });
  return { ...values, ...Object.fromEntries(lists) };
}

function withMemberId(persona: Persona, memberIds: ReadonlyMap<number, number>): Persona {
  const { integrante_id } = persona;
  if (integrante_id === null || integrante_id > 0) return persona;
  return { ...persona, integrante_id: memberIds.get(-integrante_id) ?? null };
}

/** The columns of changed fields: lists are JSON, and some columns have other names. */
export function columnsOfChange(kind: ImportedResource, values: Values): Record<string, unknown> {
  const columns = new Map(Object.entries(partsOf(kind).fieldNames ?? {}).map(([column, field]) => [field, column]));
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      columns.get(field) ?? field,
      Array.isArray(value) ? toJson(value) : value,
    ]),
  );
}
