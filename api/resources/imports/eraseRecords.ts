/** What imports say of records that are deleted for ever. What a file says stays in its rows while the import is open. */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { messages } from '../../../contract/calls/messages.ts';
import type { RecordOfKind } from '../../../contract/entities/history.ts';
import { isDeletedByName } from '../../../contract/resources/resources.ts';
import type { Trx } from '../../database/open.ts';
import { operationsOf } from '../auditLog/operationsOf.ts';
import { pastWeek } from './cleanImports.ts';
import { forgetRows, forgetValues } from './forgetRows.ts';
import { holdComparisons } from './laterMovements.ts';
import type { RowResult } from './rows.ts';
import { type RowsQuery, readStored, resultOf, rowNumbers } from './stagedRows.ts';
import { contentOf, RUNNING } from './staging.ts';

export interface Erased {
  records: readonly (RecordOfKind & { nombre: string })[];
  /** ids of their drafts */
  drafts: readonly number[];
}

/** {@link Erased}, to look a record up. */
interface Lookup {
  records: ReadonlySet<string>;
  drafts: ReadonlySet<number>;
  members: ReadonlySet<number>;
  /** of the members, in the cells of other records */
  names: readonly string[];
}

type Registro = NonNullable<RowResult['registro']>;

const keyOf = (recurso: string, id: number): string => `${recurso} ${id}`;

function lookupOf({ records, drafts }: Erased): Lookup {
  const members = records.filter(({ recurso }) => isDeletedByName(recurso));
  return {
    records: new Set(records.map(({ recurso, recurso_id }) => keyOf(recurso, recurso_id))),
    drafts: new Set(drafts),
    members: new Set(members.map(({ recurso_id }) => recurso_id)),
    names: members.map(({ nombre }) => nombre),
  };
}

/** Rows that were compared with a record or a draft, or that name members. */
const referring = (query: RowsQuery): RowsQuery =>
  query.where(
    sql<boolean>`(resultado not like '%"registro":null%' or resultado not like '%"miembros":[]%' or resultado like '%"integrante_id":%')`,
  );

/** A list of persons without the ids of the members. */
const withoutMembers = (value: unknown, members: ReadonlySet<number>): unknown =>
  Array.isArray(value)
    ? value.map((person: unknown) => {
        if (typeof person !== 'object' || person === null || !('integrante_id' in person)) return person;
        const { integrante_id, ...rest } = person;
        return members.has(Number(integrante_id)) ? rest : person;
      })
    : value;

/** The row is still of that record, which is missing: the import is refused until it is compared anew. */
function withoutRecord(result: RowResult, registro: Registro): RowResult {
  return {
    ...result,
    registro: { ...registro, nombre: messages.historia.deletedForever },
    celdas_registro: {},
    cambios: result.cambios.map((cambio) => ({ ...cambio, antes: '' })),
  };
}

/** What becomes of a row, without what it says of the records. */
function resultWithout(result: RowResult, { records, drafts, members, names }: Lookup): RowResult {
  const { registro, celdas_registro, cambios, cuerpo, miembros } = result;
  const isErased =
    registro !== null &&
    (registro.borrador ? drafts.has(registro.id) : records.has(keyOf(registro.recurso, registro.id)));
  if (isErased) return withoutRecord(result, registro);
  if (members.size === 0) return result;
  const unnamed = (text: string): string => (names.some((nombre) => text.includes(nombre)) ? '' : text);
  return {
    ...result,
    celdas_registro: Object.fromEntries(Object.entries(celdas_registro).map(([name, text]) => [name, unnamed(text)])),
    cambios: cambios.map((cambio) => ({ ...cambio, antes: unnamed(cambio.antes) })),
    cuerpo: Object.fromEntries(Object.entries(cuerpo).map(([name, value]) => [name, withoutMembers(value, members)])),
    miembros: miembros.filter((id) => !members.has(id)),
  };
}

async function eraseFromRows(trx: Trx, id: number, erased: Lookup): Promise<void> {
  for await (const numbers of rowNumbers(trx, id, referring)) {
    for (const stored of await readStored(trx, id, numbers)) {
      const resultado = JSON.stringify(resultWithout(resultOf(stored), erased));
      if (resultado === stored.resultado) continue;
      await trx
        .updateTable('importacion_filas')
        .set({ resultado })
        .where('importacion_id', '=', id)
        .where('numero', '=', stored.numero)
        .execute();
    }
    await setImmediate();
  }
}

/** Members among whom staff are asked to choose. */
async function eraseCandidates(trx: Trx, id: number, { members }: Lookup): Promise<void> {
  if (members.size === 0) return;
  const record = await trx.selectFrom('importaciones').where('id', '=', id).select('contenido').executeTakeFirst();
  if (record === undefined) return;
  const content = contentOf(record);
  const isAsked = content.nombres.some(({ candidatos }) => candidatos.some(({ id }) => members.has(id)));
  if (!isAsked) return;
  const nombres = content.nombres.map((asked) => ({
    ...asked,
    candidatos: asked.candidatos.filter(({ id }) => !members.has(id)),
  }));
  const contenido = JSON.stringify({ ...content, nombres });
  await trx.updateTable('importaciones').set({ contenido }).where('id', '=', id).execute();
}

/** The applied imports that added or changed a record, or made its draft: nobody can discard their rows. */
async function importsThatWrote(trx: Trx, { records, drafts }: Erased): Promise<number[]> {
  const written = [
    ...records.map(({ recurso, recurso_id: id }) => ({ recurso, id })),
    ...drafts.map((id) => ({ recurso: 'borradores' as const, id })),
  ];
  const ids = new Set<number>();
  for (const { recurso, id } of written) {
    const rows = await trx
      .selectFrom('importaciones')
      .where('operacion', 'in', operationsOf(trx, recurso, id))
      .select('id')
      .execute();
    for (const { id } of rows) ids.add(id);
  }
  return [...ids];
}

/**
 * Deletes what an import that wrote the records keeps of its rows. The reason why it was not undone names records. Its week ends here:
 * `cleanImports` deletes the rows after the commit, since that of thousands of large ones would block the event loop.
 */
async function forgetImport(trx: Trx, id: number): Promise<void> {
  const running = trx
    .selectFrom('importaciones')
    .where('id', '=', id)
    .where('estado', 'in', [...RUNNING]);
  if ((await running.select('id').executeTakeFirst()) !== undefined) await forgetRows(trx, id);
  else {
    await forgetValues(trx, id);
    await trx
      .updateTable('importaciones')
      .set({ updated_at: pastWeek(new Date()) })
      .where('id', '=', id)
      .execute();
  }
  await trx.updateTable('importaciones').set({ problema: '' }).where('id', '=', id).execute();
}

/** The rows of the imports that wrote the records stay until `cleanImports`, which is to be called after the commit. */
export async function eraseFromImports(trx: Trx, erased: Erased): Promise<void> {
  await holdComparisons(trx);
  const forgotten = await importsThatWrote(trx, erased);
  for (const id of forgotten) await forgetImport(trx, id);
  const lookup = lookupOf(erased);
  const imports = await trx.selectFrom('importaciones').select('id').orderBy('id').execute();
  for (const { id } of imports) {
    if (forgotten.includes(id)) continue;
    await eraseCandidates(trx, id, lookup);
    await setImmediate();
    await eraseFromRows(trx, id, lookup);
  }
}
