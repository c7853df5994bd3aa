/** Optimistic locking: an update sends the version that the form was filled from. A stale one is answered with 409. */

interface Versioned {
  /** null if the server has no versions */
  version: number | null;
}

export const expectedVersion = ({ version }: Versioned): { version?: number } => (version === null ? {} : { version });
