/** How often a record was written, so that a save upon an older form of it is found out. */
import type { Wire } from './adapter.ts';
import { firstId } from './answers.ts';

interface Versioned {
  /** null: this server keeps none */
  version: number | null;
}

export const versionOf = (wire: Wire): number | null => firstId(wire, 'version');

/** What an update says of the form that it was written upon. */
export const upon = ({ version }: Versioned): { version?: number } => (version === null ? {} : { version });

/** A record after writes of our own: each adds one, so that somebody else's between them is still found out. */
export const raised = <R extends Versioned>(record: R, writes = 1): R =>
  record.version === null ? record : { ...record, version: record.version + writes };
