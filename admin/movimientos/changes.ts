import type { Movimiento } from '../../dataProvider/resources/movimientos.ts';

/** A field of a record whose value a movement changed; undefined where there was no record. */
export interface FieldChange {
  campo: string;
  antes: unknown;
  despues: unknown;
}

/** What the movement itself already says. */
const SABIDOS = ['id', 'version', 'created_at', 'created_by', 'created_by_name', 'updated_by', 'updated_by_name'];

const isEmptyPortal = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === '[]';

/** The fields that a movement changed, in the order in which they are stored; empty ones that stayed so are left out. */
export function changesOf({ antes, despues }: Pick<Movimiento, 'antes' | 'despues'>): FieldChange[] {
  const campos = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(despues ?? {})])];
  return campos
    .filter((campo) => !SABIDOS.includes(campo))
    .map((campo) => ({ campo, antes: antes?.[campo], despues: despues?.[campo] }))
    .filter(
      ({ antes: a, despues: b }) => JSON.stringify(a) !== JSON.stringify(b) && !(isEmptyPortal(a) && isEmptyPortal(b)),
    );
}
