import type { Persona } from '../../../../contract/bibliography/persona.ts';
import { draftNameOf } from '../../../../contract/resources/drafts.ts';
import type { StaffMember } from '../../../auth/sessions.ts';
import type { ServerResources } from '../../parts/serverResource.ts';
import type { ReviewedRow } from '../stored/rows.ts';

type Values = Readonly<Record<string, unknown>>;

const PEOPLE = ['autores', 'editores'];

const peopleOf = (value: unknown): readonly Persona[] => (Array.isArray(value) ? value : []);

/** @param memberId of each person of a list of the values */
function withIds(
  values: Values,
  memberId: (persona: Persona, field: string, index: number) => Persona['integrante_id'],
): Values {
  const lists = PEOPLE.filter((field) => values[field] !== undefined).map((field) => {
    const people = peopleOf(values[field]);
    return [field, people.map((persona, index) => ({ ...persona, integrante_id: memberId(persona, field, index) }))];
  });
  return { ...values, ...Object.fromEntries(lists) };
}

const isNew = ({ integrante_id }: Persona): boolean => integrante_id !== null && integrante_id < 0;

/** The rules of a record know no member of the file itself, whose id is negative. */
export const withoutNewMembers = (values: Values): Values =>
  withIds(values, (persona) => (isNew(persona) ? null : persona.integrante_id));

/** Gives people back who is a member. @param checked what the rules answer @param read the same people, in the same order */
export const withMembers = (checked: Values, read: Values): Values =>
  withIds(checked, (_, field, index) => peopleOf(read[field])[index]?.integrante_id ?? null);

/** People of the file itself have negative ids until they are stored; one who is not stored is no member. */
export const withMemberIds = (values: Values, memberIds: ReadonlyMap<number, number>): Values =>
  withIds(values, (persona) =>
    isNew(persona) ? (memberIds.get(-(persona.integrante_id ?? 0)) ?? null) : persona.integrante_id,
  );

/** The field of the forms that says whether a record is active; calls have a number. */
const ACTIVE = 'activo';

/** The columns of the draft that a row becomes: its values as the form of a new record has them. */
export function draftRow(
  resources: ServerResources,
  { recurso: kind, lectura, result }: ReviewedRow,
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
    origen: lectura.origen || null,
    created_at: now,
    created_by: staff.usuario,
    updated_at: now,
    updated_by: '',
  };
}
