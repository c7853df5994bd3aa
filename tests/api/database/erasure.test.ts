import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { databaseFile } from '../../../api/database/open.ts';
import { newDraft } from '../../support/builders/drafts.ts';
import { anIntegrante, newIntegrante, newProducto, newProyecto } from '../../support/builders/inputs.ts';
import { countOf } from '../../support/database.ts';
import { aPdf } from '../../support/pdf.ts';
import { type Caller, type TestApp, testApp } from '../../support/testApp.ts';
import { spawnPortal, temporaryFolder } from '../cli/runPortal.ts';

const SECRET = 'Xiomara Quevedo Zapatoca';
const INTEGRANTE = { recurso: 'integrantes', recurso_id: 1 } as const;

/** The files of the database that have the text. */
const filesWith = (dataDir: string, text: string): string[] =>
  ['', '-wal']
    .map((suffix) => `${databaseFile(dataDir)}${suffix}`)
    .filter((file) => existsSync(file) && readFileSync(file).includes(text));

/** A member with versions, links, a draft and pictures among other records, in the trash. */
async function archivedMember(staff: Caller): Promise<void> {
  // The answer, which is stored, has the record.
  await staff.send('addIntegrante', { body: anIntegrante({ apellidos: SECRET }) }, { solicitud: randomUUID() });
  for (let n = 0; n < 40; n += 1) {
    const cargo = `${SECRET} ${'x'.repeat(n * 97)}`.slice(0, 200);
    const estudios = Array.from({ length: n % 30 }, () => `${SECRET} ${'y'.repeat(150)}`);
    await staff.call('updateIntegrante', { body: { id: 1, ...anIntegrante({ apellidos: SECRET, cargo, estudios }) } });
    await newProyecto(staff, { nombre: `Proyecto ${n}`, descripcion: 'z'.repeat((n * 131) % 5_000) });
    if (n % 3 === 0) await newIntegrante(staff, { apellidos: `Ruiz ${n}` });
  }
  await staff.call('addIntegranteToProyecto', { body: { proyecto_id: 1, actor_id: 1 } });
  await newDraft(staff, { recurso: 'integrantes', recurso_id: 1, campos: { apellidos: SECRET } });
  await staff.call('archiveRecord', { body: INTEGRANTE });
}

const deleteForever = (staff: Caller) =>
  staff.call('deleteForever', { body: { ...INTEGRANTE, nombre: `${anIntegrante().nombres} ${SECRET}` } });

const portalIn = (dataDir: string): Promise<TestApp> => testApp({ dataDir, databaseUrl: null });

describe('after Eliminar para siempre on SQLite', () => {
  it('neither the database file nor its -wal has the text of the record', async () => {
    const dataDir = temporaryFolder();
    await using portal = await portalIn(dataDir);
    const staff = await portal.staff();
    await archivedMember(staff);
    expect(filesWith(dataDir, SECRET)).not.toEqual([]);
    await deleteForever(staff);
    expect(filesWith(dataDir, SECRET)).toEqual([]);
    expect(await countOf(portal.db, 'integrantes')).toBe(14);
  });

  it('neither has the bytes of its file', async () => {
    const dataDir = temporaryFolder();
    await using portal = await portalIn(dataDir);
    const staff = await portal.staff();
    await newProducto(staff);
    const file = new Blob([aPdf(), `% ${SECRET}\n`.repeat(2_000), aPdf()], { type: 'application/pdf' });
    await staff.call('updateProducto', { body: { id: 1 }, file });
    expect(filesWith(dataDir, SECRET)).not.toEqual([]);
    await newProducto(staff);
    await staff.call('archiveRecord', { body: { recurso: 'productos', recurso_id: 1 } });
    await staff.call('deleteForever', { body: { recurso: 'productos', recurso_id: 1, nombre: 'Guía de carga' } });
    expect(filesWith(dataDir, SECRET)).toEqual([]);
  });

  it('the -wal is emptied once another connection has ended its read', async () => {
    const dataDir = temporaryFolder();
    await using portal = await portalIn(dataDir);
    const staff = await portal.staff();
    await archivedMember(staff);
    const reader = new DatabaseSync(databaseFile(dataDir));
    reader.exec('begin');
    reader.prepare('select count(*) from integrantes').get();
    await deleteForever(staff);
    expect(filesWith(dataDir, SECRET)).not.toEqual([]);
    // Writes do not wait for the reader.
    await newProyecto(staff);
    reader.exec('rollback');
    reader.close();
    await expect.poll(() => filesWith(dataDir, SECRET)).toEqual([]);
  });
});

describe('after limpiar on SQLite', () => {
  it('neither the database file nor its -wal has the emptied versions, while a portal runs', async () => {
    const dataDir = temporaryFolder();
    await using portal = await portalIn(dataDir);
    const staff = await portal.staff();
    await newIntegrante(staff, { apellidos: SECRET });
    for (let n = 0; n < 3; n += 1) {
      await staff.call('updateIntegrante', { body: { id: 1, ...anIntegrante({ apellidos: `Ruiz ${n}` }) } });
    }
    await portal.db.updateTable('movimientos').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
    const { code, output } = await spawnPortal(dataDir, ['limpiar', '--anteriores-a', '1y', '--si']);
    expect([code, output]).toEqual([0, expect.stringContaining('Los respaldos anteriores conservan')]);
    expect(filesWith(dataDir, SECRET)).toEqual([]);
  });
});
