import { draftNameOf } from '../../../contract/resources/drafts.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import type { Prepared } from './rows.ts';
import { withMemberIds } from './written.ts';

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
