import { messages } from '../../../contract/calls/messages.ts';
import type { Pendiente } from '../../../contract/entities/pendiente.ts';
import { RECORD_KINDS } from '../../../contract/resources/resources.ts';
import { GRUPOS_PENDIENTES, type GrupoPendiente, PENDIENTES_MAX } from '../../../contract/values/gruposPendientes.ts';
import { localDay } from '../../../contract/values/localDay.ts';
import type { Database } from '../../database/open.ts';
import { invalidFieldError, noRecordError } from '../../errors/httpError.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { addDistinct, pairOf, readDistinctions, removeDistinct } from '../duplicates/distinctRecords.ts';
import { possibleDuplicates } from '../duplicates/possibleDuplicates.ts';
import { nounOf } from '../names/names.ts';
import { addExemption, readExemptions, removeExemption } from '../noAplica/exemptions.ts';
import type { Moment, PendientePart } from '../parts/pendienteParts.ts';
import type { ServerParts, ServerResources } from '../parts/serverResource.ts';
import { findRecord } from '../records/records.ts';
import { countParts, lastLinkCheck, type Part, readDeadLinks, readOldDrafts, readPart } from './queries.ts';

const { pendientes: texts } = messages;

function momentOf(now: Date): Moment {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  return { now, today: localDay(now.toISOString()), yearAgo: yearAgo.toISOString() };
}

function monthBefore(now: Date): string {
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - 1);
  return before.toISOString();
}

async function readParts(db: Database, parts: readonly Part[], limit: number): Promise<Pendiente[]> {
  const registros: Pendiente[] = [];
  for (const part of parts) {
    if (registros.length < limit) registros.push(...(await readPart(db, part, limit - registros.length)));
  }
  return registros;
}

/** The parts of each group, in the order of the resources. */
function partsByGroup(resources: ServerResources, moment: Moment): Map<GrupoPendiente, Part[]> {
  const parts = RECORD_KINDS.flatMap((recurso) => {
    const { pendientes }: ServerParts = resources[recurso];
    const groups = Object.entries(pendientes?.(moment) ?? {}) as [GrupoPendiente, PendientePart][];
    return groups.map(([grupo, part]) => [grupo, { grupo, recurso, ...part }] as const);
  });
  const grouped = Map.groupBy(parts, ([grupo]) => grupo);
  return new Map([...grouped].map(([grupo, ofGroup]) => [grupo, ofGroup.map(([, part]) => part)]));
}

async function readGroups(db: Database, resources: ServerResources, now: Date, limit: number) {
  const groups = partsByGroup(resources, momentOf(now));
  const totals = await countParts(db, [...groups.values()].flat());
  const others: Partial<Record<GrupoPendiente, readonly Pendiente[]>> = {
    ...(await resources.identidad.ownPendientes(db, now)),
    ...(await resources.inicio.ownPendientes(db, now)),
    posibles_duplicados: await possibleDuplicates(db),
    borradores_viejos: await readOldDrafts(db, monthBefore(now)),
    enlaces_rotos: await readDeadLinks(db, now),
  };
  const grupos = [];
  for (const grupo of GRUPOS_PENDIENTES) {
    const found = others[grupo];
    if (found !== undefined) {
      grupos.push({ grupo, total: found.length, registros: found.slice(0, limit) });
    } else {
      const parts = (groups.get(grupo) ?? []).filter((part) => totals.get(part) !== 0);
      const total = parts.reduce((sum, part) => sum + (totals.get(part) ?? 0), 0);
      grupos.push({ grupo, total, registros: await readParts(db, parts, limit) });
    }
  }
  return grupos;
}

export const pendientes = (resources: ServerResources) =>
  ({
    async listPendientes(db, { query: { limite = PENDIENTES_MAX }, now }) {
      return {
        success: 1,
        grupos: await readGroups(db, resources, now, limite),
        no_aplica: await readExemptions(db, RECORD_KINDS, limite),
        no_duplicados: await readDistinctions(db, limite),
        enlaces_comprobados_en: await lastLinkCheck(db),
      };
    },

    /** No movimiento: it changes no record. */
    async setNoAplica(trx, { body: { grupo, recurso, recurso_id, no_aplica }, staff, now }) {
      const parts = partsByGroup(resources, momentOf(now)).get(grupo) ?? [];
      if (!parts.some((part) => part.recurso === recurso)) throw invalidFieldError('grupo', texts.noSuchRule);
      const record = await trx.selectFrom(recurso).where('id', '=', recurso_id).select('id').executeTakeFirst();
      if (record === undefined) throw noRecordError(nounOf(recurso));
      if (no_aplica === 1) {
        const declared = { created_at: now.toISOString(), created_by: staff.usuario };
        await addExemption(trx, { grupo, recurso, recurso_id, ...declared });
      } else await removeExemption(trx, grupo, { recurso, recurso_id });
      const message = no_aplica === 1 ? texts.exempted : texts.notExempted;
      return { answer: { success: 1, message }, movimientos: [] };
    },

    async setNoDuplicado(trx, { body: { recurso, recurso_id, otro_id, no_duplicado }, staff, now }) {
      const pair = pairOf(recurso, recurso_id, otro_id);
      for (const id of [pair.registro_id, pair.otro_id]) await findRecord(trx, recurso, id);
      const movimientos =
        no_duplicado === 1
          ? await addDistinct(trx, pair, { created_at: now.toISOString(), created_by: staff.usuario })
          : await removeDistinct(trx, pair);
      const message = no_duplicado === 1 ? texts.distinct : texts.comparedAgain;
      return { answer: { success: 1, message }, movimientos };
    },
  }) satisfies HandlersOf<'listPendientes' | 'setNoAplica' | 'setNoDuplicado'>;
