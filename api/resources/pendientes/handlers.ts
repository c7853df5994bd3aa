import type { Pendiente } from '../../../contract/entities/pendiente.ts';
import { GRUPOS_PENDIENTES, type GrupoPendiente, PENDIENTES_MAX } from '../../../contract/gruposPendientes.ts';
import { localDay } from '../../../contract/localDay.ts';
import type { Database } from '../../database/open.ts';
import type { HandlersOf } from '../handler.ts';
import { readIdentidad } from '../identidad/identidadRow.ts';
import { type Moment, type Part, type RecordGroup, recordGroups } from './groups.ts';
import { identidadGroups } from './identidadGroups.ts';
import { countParts, lastLinkCheck, readDeadLinks, readOldDrafts, readPart } from './queries.ts';

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

async function readGroups(db: Database, now: Date, limit: number) {
  const groups = recordGroups(momentOf(now));
  const totals = await countParts(db, Object.values(groups).flat());
  const others = {
    ...identidadGroups(await readIdentidad(db)),
    borradores_viejos: await readOldDrafts(db, monthBefore(now)),
    enlaces_rotos: await readDeadLinks(db, now),
  } satisfies Record<Exclude<GrupoPendiente, RecordGroup>, Pendiente[]>;
  const isOther = (grupo: GrupoPendiente): grupo is keyof typeof others => grupo in others;
  const grupos = [];
  for (const grupo of GRUPOS_PENDIENTES) {
    if (isOther(grupo)) {
      grupos.push({ grupo, total: others[grupo].length, registros: others[grupo].slice(0, limit) });
    } else {
      const parts = groups[grupo].filter((part) => totals.get(part) !== 0);
      const total = parts.reduce((sum, part) => sum + (totals.get(part) ?? 0), 0);
      grupos.push({ grupo, total, registros: await readParts(db, parts, limit) });
    }
  }
  return grupos;
}

export const pendientes = {
  async listPendientes(db, { query: { limite = PENDIENTES_MAX }, now }) {
    return {
      success: 1,
      grupos: await readGroups(db, now, limite),
      enlaces_comprobados_en: await lastLinkCheck(db),
    };
  },
} satisfies HandlersOf<'listPendientes'>;
