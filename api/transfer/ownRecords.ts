/** What this portal has of its own, which a transfer would replace. */
import { sql } from 'kysely';
import { RECORD_KINDS, type RecordKind } from '../../contract/resources/resources.ts';
import { CommandError } from '../copies/command.ts';
import { SEEDED_TABLES } from '../copies/copy/tables.ts';
import { labelOf } from '../copies/recordCounts.ts';
import type { Database } from '../database/open.ts';
import { isSample, SAMPLE_USUARIO } from '../resources/ejemplo/sampleRecords.ts';

/** Records that every portal begins with have no author. */
const isFirst = (kind: RecordKind) =>
  (SEEDED_TABLES as readonly string[]).includes(kind) ? sql`created_by = ''` : sql`false`;

async function hasOwn(db: Database, kind: RecordKind): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(kind)}
    where updated_by <> '' or not (${isFirst(kind)} or ${isSample(kind)}) limit 1`.execute(db);
  return rows.length > 0;
}

/** Records of the trash that the sample did not bring: what staff added has a movimiento of that. */
async function hasOwnTrash(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from papelera p where exists (
      select 1 from movimientos m where m.recurso = p.recurso and m.recurso_id = p.recurso_id and m.accion = 'agregar'
    ) or not exists (
      select 1 from movimientos m where m.recurso = p.recurso and m.recurso_id = p.recurso_id and m.despues is null
        and m.antes like ${`%"created_by":"${SAMPLE_USUARIO}"%`} and m.antes like '%"updated_by":""%'
    ) limit 1`.execute(db);
  return rows.length > 0;
}

/** @throws {CommandError} if this portal has records, drafts or trash of its own */
export async function demandNoOwnRecords(db: Database): Promise<void> {
  const own: string[] = [];
  for (const kind of RECORD_KINDS) if (await hasOwn(db, kind)) own.push(labelOf(kind));
  if ((await db.selectFrom('borradores').select('id').limit(1).executeTakeFirst()) !== undefined)
    own.push('borradores');
  if (await hasOwnTrash(db)) own.push('Papelera');
  if (own.length > 0)
    throw new CommandError(
      `Este portal ya tiene registros propios (${own.join(', ')}), que se perderían: solo se trae a un portal nuevo, o al del contenido de ejemplo.`,
    );
}
