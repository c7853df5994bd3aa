/** Optimistic locking: saving a stale form is answered with 409. */

interface Versioned {
  /** null if the server has no versions */
  version: number | null;
}

/** The version that a form was filled from, as an update sends it. */
export const upon = ({ version }: Versioned): { version?: number } => (version === null ? {} : { version });

/** The record after our own writes. Each adds one to the version, so that other people's writes still conflict. */
export const raised = <R extends Versioned>(record: R, writes = 1): R =>
  record.version === null ? record : { ...record, version: record.version + writes };
