import { describe, expect, it } from 'vitest';
import { cutoffOf } from '../../../api/cli/cleanUp/age.ts';
import { fileCount, oldPortal } from '../../support/oldPortal.ts';
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

  it('reads days, months and years', () => {
    const now = new Date('2026-03-15T12:00:00.000Z');
    expect(['10d', '3m', '2y'].map((age) => cutoffOf(age, now).toISOString().slice(0, 10))).toEqual([
      '2026-03-05',
      '2025-12-15',
      '2024-03-15',
    ]);
    for (const age of ['', '0d', '2', 'y', '2a', '-1d', '99999d']) expect(() => cutoffOf(age, now)).toThrow('90d');
  });
});
