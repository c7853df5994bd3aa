/** What the rows of an import are compared with. */
import { setImmediate } from 'node:timers/promises';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import { readChangeMark } from '../../database/changeMark.ts';
import type { Database } from '../../database/open.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { type Member, type RememberedNames, readMembers, readRememberedNames } from './authors.ts';
import { type Candidate, readCandidates } from './existing.ts';
import { LinkIndex, linkedKinds } from './links.ts';

export interface Records {
  /** of the last write before they were read */
  marca: string;
  /** id of the last movimiento then; 0 without one */
  movimiento: number;
  links: LinkIndex;
  members: readonly Member[];
  remembered: RememberedNames;
  candidates: ReadonlyMap<ImportedResource, readonly Candidate[]>;
}

async function lastMovement(db: Database): Promise<number> {
  const last = db.selectFrom('movimientos').select(({ fn }) => fn.max<number | null>('id').as('id'));
  return Number((await last.executeTakeFirstOrThrow()).id);
}

/** @param db of a transaction that reads one state of the database @param kinds of the rows */
export async function readRecords(
  db: Database,
  resources: ServerResources,
  kinds: ReadonlySet<ImportedResource>,
): Promise<Records> {
  const marca = await readChangeMark(db);
  const movimiento = await lastMovement(db);
  const links = await LinkIndex.read(db, linkedKinds(resources));
  const members = await readMembers(db, resources);
  const remembered = await readRememberedNames(db);
  const candidates = new Map<ImportedResource, Candidate[]>();
  for (const kind of kinds) {
    candidates.set(kind, await readCandidates(db, resources, kind));
    await setImmediate();
  }
  return { marca, movimiento, links, members, remembered, candidates };
}
