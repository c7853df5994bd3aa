import type { Trx } from '../../database/open.ts';
import type { Movement, StoredMovement } from '../auditLog/movement.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { type Reversal, reverse } from './reverse.ts';
import { isReversible } from './rowState.ts';

/** The table of the movimiento that tells of an import. It has no row to reverse. */
const IMPORTS = 'importaciones';

/** What an import wrote, and the movimiento that tells of it. Earlier versions let other writes name its operation: these stay. */
export const changesOfImport = (changes: readonly StoredMovement[]): StoredMovement[] =>
  changes.filter(({ tabla, importacion }) => tabla === IMPORTS || importacion === 1);

/** Not one that is itself taken back. */
export const isImport = (changes: readonly StoredMovement[]): boolean =>
  changes.some(({ tabla, antes }) => tabla === IMPORTS && antes === null);

/** An import that was taken back stays so: its undoing cannot be undone. */
export async function isTakenBack(trx: Trx, operacion: string): Promise<boolean> {
  const undoing = trx.selectFrom('movimientos').where('deshace', '=', operacion).where('recurso', '=', IMPORTS);
  return (await undoing.select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Marks an import as taken back. @param version that it must have @returns false if it is not applied, or has another version: somebody else undoes it, or has cancelled that */
export async function markUndone(trx: Trx, operacion: string, version?: number): Promise<boolean> {
  const own = trx.updateTable('importaciones').where('operacion', '=', operacion).where('estado', '=', 'importada');
  const { numUpdatedRows } = await own
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .set({ estado: 'deshecha', problema: '' })
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  // Backups have no imports: a restored portal knows only the operation.
  const known = trx.selectFrom('importaciones').where('operacion', '=', operacion).select('id');
  return (await known.executeTakeFirst()) === undefined;
}

/** Takes an import back: the records that it added leave without going to the trash. */
export async function reverseImport(
  trx: Trx,
  resources: ServerResources,
  changes: readonly StoredMovement[],
  onProgress?: (changes: number) => void,
): Promise<Reversal> {
  const reversible = changes.filter(({ tabla }) => isReversible(tabla));
  const { movimientos, conflicts, lostLinks } = await reverse(trx, resources, reversible, 'deshacer', onProgress);
  // A draft that was published or changed since stays with whoever did so.
  const standing = conflicts.filter(({ recurso }) => recurso !== 'borradores');
  const told = changes
    .filter(({ tabla }) => tabla === IMPORTS)
    .map(
      ({ recurso_id, despues }): Movement => ({
        recurso: IMPORTS,
        recordId: recurso_id,
        accion: 'deshacer',
        antes: despues,
        despues,
      }),
    );
  return {
    movimientos: [
      ...movimientos.map((each): Movement => (each.despues === null ? { ...each, untrashed: true } : each)),
      ...told,
    ],
    conflicts: standing,
    lostLinks,
  };
}
