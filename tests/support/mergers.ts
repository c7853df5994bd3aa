import { randomUUID } from 'node:crypto';
import type { MergedResource } from '../../contract/resources/resources.ts';
import type { Answered, Caller, TestApp } from './testApp.ts';

type Stored = Pick<TestApp, 'db'>;

export interface Merger {
  recurso: MergedResource;
  /** the record that stays */
  to: number;
  /** the one that goes */
  from: number;
  campos?: string[];
}

const versionOf = async ({ db }: Stored, recurso: MergedResource, id: number): Promise<number> =>
  (
    await db
      .selectFrom(recurso as 'proyectos')
      .where('id', '=', id)
      .select('version')
      .executeTakeFirst()
  )?.version ?? 1;

/** The body of a merger, with the present versions. */
export const mergerBody = async (portal: Stored, { recurso, to, from, campos = [] }: Merger) => ({
  recurso,
  recurso_id: to,
  version: await versionOf(portal, recurso, to),
  otro_id: from,
  otra_version: await versionOf(portal, recurso, from),
  campos,
});

export interface Operation {
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads wrong answers as well as right ones
  answer: Answered<any>;
}

/** Sends a write as an operation of its own. */
async function operation(
  staff: Caller,
  name: 'mergeRecords' | 'restoreArchived' | 'undo' | 'archiveRecord',
  body: object,
) {
  const id = randomUUID();
  return { id, answer: await staff.send(name, { body, headers: { operacion: id } }) };
}

export const merge = async (portal: Stored, staff: Caller, merger: Merger): Promise<Operation> =>
  operation(staff, 'mergeRecords', await mergerBody(portal, merger));

export const undo = (staff: Caller, operacion: string): Promise<Operation> => operation(staff, 'undo', { operacion });

export const restore = (staff: Caller, recurso: MergedResource, recurso_id: number): Promise<Operation> =>
  operation(staff, 'restoreArchived', { recurso, recurso_id });

export const archive = (staff: Caller, recurso: MergedResource, recurso_id: number): Promise<Operation> =>
  operation(staff, 'archiveRecord', { recurso, recurso_id });
