import type { Persona } from '../../../contract/bibliography/persona.ts';
import { draftNameOf } from '../../../contract/resources/drafts.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import type { Prepared } from './rows.ts';

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

/** The field of the forms that says whether a record is active; calls have a number. */
const ACTIVE = 'activo';

/** The columns of the draft that a row becomes: its values as the form of a new record has them. */
export function draftRow(
  resources: ServerResources,
  { kind, origen, result }: Prepared,
  staff: StaffMember,
  now: string,
) {
  const { formFields = {} } = resources[kind].imports;
  const values = { ...withMemberIds(result.cuerpo, new Map()), ...result.columnas };
  const campos = Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      const name = formFields[field] ?? field;
      return [name, name === ACTIVE ? value === 1 : value];
    }),
  );
  return {
    recurso: kind,
    recurso_id: null,
    nombre: draftNameOf(kind, campos),
    campos: JSON.stringify(campos),
    base: null,
    version_base: null,
    archivo: null,
    origen: origen || null,
    created_at: now,
    created_by: staff.usuario,
    updated_at: now,
    updated_by: '',
  };
}
