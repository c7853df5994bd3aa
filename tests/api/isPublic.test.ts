import { describe, expect, it } from 'vitest';
import type { StaffMember } from '../../api/auth/sessions.ts';
import { isPublic, type PublicTable, publicRows, visibleRows } from '../../api/resources/visibility/isPublic.ts';
import { newConvenio, newEvento, newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { type Caller, testApp } from '../support/testApp.ts';

const NOW = new Date('2026-03-09T12:00:00Z');
const TABLES: readonly PublicTable[] = ['proyectos', 'integrantes', 'productos', 'convenios', 'eventos'];

const [EARLIER, LATER] = ['2026-03-09T11:59:59.999Z', '2026-03-09T12:00:00.001Z'];
/** 'Publicar desde' and 'Publicar hasta' of eight records: visitors see the first four. */
const LIMITS: readonly [desde: string, hasta: string][] = [
  ['', ''],
  [NOW.toISOString(), ''],
  ['', LATER],
  [EARLIER, LATER],
  [LATER, ''],
  ['', NOW.toISOString()],
  [EARLIER, NOW.toISOString()],
  [LATER, '2999-01-01T00:00:00.000Z'],
];

/** Two records of each kind; the second is inactive where a record can be. */
async function sowPairs(staff: Caller): Promise<void> {
  for (const estado of [1, 0]) {
    const id = await newProyecto(staff);
    await staff.call('toggleProyecto', { body: { id, activo: estado } });
    await newIntegrante(staff);
    await newProducto(staff);
    await newConvenio(staff, { estado: estado === 1 ? 1 : 2 });
    await newEvento(staff, { estado });
  }
}

describe('what visitors may see', () => {
  it.each(TABLES)('is the same in JavaScript and in SQL: %s', async (tabla) => {
    await using portal = await testApp();
    await sowPairs(await portal.staff());
    const from = portal.db.selectFrom(tabla as 'eventos').orderBy('id');
    const all = await from.selectAll().execute();
    const shown = await from.select('id').where(publicRows(tabla, NOW)).execute();
    expect(all).toHaveLength(2);
    expect(shown.map(({ id }) => id)).toEqual(all.filter((row) => isPublic(tabla, row, NOW)).map(({ id }) => id));
    expect(shown.map(({ id }) => id)).toEqual(tabla === 'integrantes' || tabla === 'productos' ? [1, 2] : [1]);
  });

  it.each(TABLES)('is limited by instants, alike in JavaScript and in SQL: %s', async (tabla) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (let n = 0; n < LIMITS.length / 2; n += 1) await sowPairs(staff);
    for (const [index, [publicar_desde, publicar_hasta]] of LIMITS.entries()) {
      await portal.db
        .updateTable(tabla as 'convenios')
        .set({ publicar_desde, publicar_hasta })
        .where('id', '=', index + 1)
        .execute();
    }
    await portal.db.updateTable('proyectos').set({ activo: 1 }).execute();
    for (const table of ['convenios', 'eventos'] as const) {
      await portal.db.updateTable(table).set({ estado: 1 }).execute();
    }
    const from = portal.db.selectFrom(tabla as 'eventos').orderBy('id');
    const all = await from.selectAll().execute();
    const shown = (await from.select('id').where(publicRows(tabla, NOW)).execute()).map(({ id }) => id);
    expect(all).toHaveLength(LIMITS.length);
    expect(shown).toEqual([1, 2, 3, 4]);
    expect(all.filter((row) => isPublic(tabla, row, NOW)).map(({ id }) => id)).toEqual(shown);
  });

  it.each(TABLES)('does not limit staff: %s', async (tabla) => {
    await using portal = await testApp();
    await sowPairs(await portal.staff());
    const staff = { id: 1 } as StaffMember;
    const idsFor = async (caller: StaffMember | null) => {
      const rows = portal.db.selectFrom(tabla as 'eventos').where(visibleRows(tabla, caller, NOW));
      return (await rows.select('id').execute()).length;
    };
    expect(await idsFor(staff)).toBe(2);
    expect(await idsFor(null)).toBe(tabla === 'integrantes' || tabla === 'productos' ? 2 : 1);
  });
});
