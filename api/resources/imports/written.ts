import type { Persona } from '../../../contract/bibliography/persona.ts';

type Values = Readonly<Record<string, unknown>>;

const PEOPLE = ['autores', 'editores'];

const peopleOf = (value: unknown): readonly Persona[] => (Array.isArray(value) ? value : []);

const peopleLists = (values: Values): [field: string, people: readonly Persona[]][] =>
  PEOPLE.flatMap((field) => (values[field] === undefined ? [] : [[field, peopleOf(values[field])]]));

const isNew = ({ integrante_id }: Persona): boolean => integrante_id !== null && integrante_id < 0;

/** The rules of a record know no member of the file itself, whose id is negative. */
export function withoutNewMembers(values: Values): Values {
  const lists = peopleLists(values).map(([field, people]) => [
    field,
    people.map((persona) => (isNew(persona) ? { ...persona, integrante_id: null } : persona)),
  ]);
  return { ...values, ...Object.fromEntries(lists) };
}

/** Gives people back the members of the file itself. @param checked what the rules answer @param read the same people, in the same order */
export function withNewMembers(checked: Values, read: Values): Values {
  const lists = peopleLists(checked).map(([field, people]) => [
    field,
    people.map((persona, index) => {
      const known = peopleOf(read[field])[index];
      return known !== undefined && isNew(known) ? { ...persona, integrante_id: known.integrante_id } : persona;
    }),
  ]);
  return { ...checked, ...Object.fromEntries(lists) };
}

/** People of the file itself have negative ids until they are stored; one who is not stored is no member. */
export function withMemberIds(values: Values, memberIds: ReadonlyMap<number, number>): Values {
  const lists = peopleLists(values).map(([field, people]) => [
    field,
    people.map((persona) => (isNew(persona) ? { ...persona, integrante_id: memberOf(persona, memberIds) } : persona)),
  ]);
  return { ...values, ...Object.fromEntries(lists) };
}

const memberOf = ({ integrante_id }: Persona, memberIds: ReadonlyMap<number, number>): number | null =>
  memberIds.get(-(integrante_id ?? 0)) ?? null;
