import { describe, expect, it } from 'vitest';
import { cutoffOf } from '../../../api/cli/cleanUp/cleanUp.ts';
import { removeOldVersions } from '../../../api/cli/cleanUp/oldVersions.ts';
import { newIntegrante } from '../../support/builders/inputs.ts';
import { CUTOFF, fileCount, oldPortal } from '../../support/oldPortal.ts';
import { runPortal, spawnPortal, temporaryFolder } from './runPortal.ts';

describe('limpiar', () => {
  it('says how much, and changes nothing without --si, while the portal runs', async () => {
    const dataDir = temporaryFolder();
    const { portal } = await oldPortal(dataDir);
    await using _ = portal;
    const asked = await runPortal(dataDir, ['limpiar', '--anteriores-a', '2y']);
    expect(asked).toEqual({
      code: 1,
      output: expect.stringMatching(/^Se borrarían 3 versiones y 1 archivos \(\d+ kB\)\.\n$/),
      error: 'No se cambió nada. Para hacerlo sin preguntar use --si.\n',
    });
    expect(await fileCount(portal)).toBe(3);
    const done = await spawnPortal(dataDir, ['limpiar', '--anteriores-a', '2y', '--si']);
    expect(done).toMatchObject({ code: 0, output: expect.stringContaining('Se borraron 3 versiones'), error: '' });
    expect(await fileCount(portal)).toBe(2);
    expect((await runPortal(dataDir, ['limpiar', '--anteriores-a', '2y'])).output).toBe('No hay nada que borrar.\n');
    expect((await runPortal(dataDir, ['verificar'])).code).toBe(0);
  });

  it('empties the rows of a record whose addition was undone without the trash, as that of an import', async () => {
    const { portal, staff } = await oldPortal();
    await using _ = portal;
    await newIntegrante(staff, { nombres: 'Hipatia' });
    await portal.db.deleteFrom('integrantes').where('nombres', '=', 'Hipatia').execute();
    await portal.db.updateTable('movimientos').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
    await removeOldVersions(portal.db, CUTOFF);
    const rows = await portal.db.selectFrom('movimientos').select(['antes', 'despues']).execute();
    expect(JSON.stringify(rows)).not.toContain('Hipatia');
    expect(JSON.stringify(rows)).toContain('Zenobia');
  });

  it('reads days, months and years', () => {
    const now = new Date('2026-03-15T12:00:00.000Z');
    expect(['10d', '3m', '2y'].map((age) => cutoffOf(age, now).toISOString().slice(0, 10))).toEqual([
      '2026-03-05',
      '2025-12-15',
      '2024-03-15',
    ]);
    const last = (age: string, day: string) =>
      cutoffOf(age, new Date(`${day}T12:00:00.000Z`))
        .toISOString()
        .slice(0, 10);
    expect([
      last('1m', '2026-03-31'),
      last('6m', '2026-08-31'),
      last('1y', '2028-02-29'),
      last('31d', '2026-03-31'),
    ]).toEqual(['2026-02-28', '2026-02-28', '2027-02-28', '2026-02-28']);
    for (const age of ['', '0d', '2', 'y', '2a', '-1d', '99999d']) expect(() => cutoffOf(age, now)).toThrow('90d');
  });
});
