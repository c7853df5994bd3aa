/** The members of projects. */
import { fieldsOf } from '../../../contract/values/tolerant.ts';
import type { Trx } from '../../database/open.ts';
import type { Movement } from '../../resources/auditLog/movement.ts';
import { addedMember } from '../../resources/proyectos/memberLinks.ts';
import type { Gathered } from '../answers.ts';
import { asId, idIn, itemsOf } from '../fields.ts';
import type { Report } from '../Report.ts';
import { isNamed, NOT_BROUGHT, PROYECTO_IDS } from './links.ts';

interface MemberLink {
  /** of the link itself, where it is answered */
  id: number | null;
  proyecto_id: number;
  integrante_id: number;
}

/** Members of projects, as the pages of both tell. */
export function membersOf({ records, details }: Gathered, report: Report): MemberLink[] {
  const links = new Map<string, MemberLink>();
  const usedIds = new Set<number>();
  const { proyectos, integrantes } = records;
  const link = (proyecto_id: number, integrante_id: number, id: number | null) => {
    const key = `${proyecto_id} ${integrante_id}`;
    if (links.has(key)) return;
    const isFree = id !== null && !usedIds.has(id);
    if (isFree) usedIds.add(id);
    links.set(key, { id: isFree ? id : null, proyecto_id, integrante_id });
  };
  for (const [proyecto, { investigadores }] of details.proyectos) {
    const tell = (value: unknown, reason: string) => report.add('proyectos', proyecto, 'investigadores', value, reason);
    for (const row of itemsOf(investigadores, tell)) {
      const fields = fieldsOf(row);
      const named = idIn(fields, ['id_integrante', 'actor_id', 'integrante_id']);
      const own = asId(fields.id);
      // Alone, `id` may be that of the link.
      const isOwn = own !== null && isNamed(fields, integrantes.get(own), ['nombres', 'apellidos']);
      const member = named ?? (isOwn ? own : null);
      if (member !== null && integrantes.has(member)) link(proyecto, member, named === null ? null : own);
      else tell(member ?? row, NOT_BROUGHT);
    }
  }
  for (const [member, { proyectos: listed }] of details.integrantes) {
    const tell = (value: unknown, reason: string) => report.add('integrantes', member, 'proyectos', value, reason);
    for (const row of itemsOf(listed, tell)) {
      const proyecto = idIn(fieldsOf(row), PROYECTO_IDS);
      if (proyecto !== null && proyectos.has(proyecto)) link(proyecto, member, null);
      else tell(proyecto ?? row, NOT_BROUGHT);
    }
  }
  return [...links.values()];
}

/** Writes the members of projects: those with an id of their own first, so that none of the others takes it. */
export async function writeMembers(trx: Trx, gathered: Gathered, report: Report): Promise<Movement[]> {
  const movimientos: Movement[] = [];
  const links = membersOf(gathered, report);
  for (const { id, ...link } of links.toSorted((a, b) => Number(a.id === null) - Number(b.id === null))) {
    const values = { ...link, ...(id !== null && { id }) };
    const row = await trx.insertInto('proyecto_integrante').values(values).returningAll().executeTakeFirstOrThrow();
    movimientos.push(addedMember(row));
  }
  return movimientos;
}
