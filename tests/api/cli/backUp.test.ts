import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { anEvento } from '../../support/builders/inputs.ts';
import { testApp } from '../../support/testApp.ts';
import { checksums, runPortal, spawnPortal, temporaryFolder } from './runPortal.ts';
import { addConvenio, conveniosOf, corrupt, databaseOf, stoppedPortal } from './stoppedPortal.ts';

/** Adds convenios one after another until `stop` is called. */
function writeEndlessly(add: (nombre: string) => Promise<unknown>) {
  let running = true;
  const written: string[] = [];
  const done = (async () => {
    while (running) {
      const nombre = `Convenio ${written.length + 1}`;
      await add(nombre);
      written.push(nombre);
    }
  })();
  return {
    written,
    async stop() {
      running = false;
      await done;
    },
  };
}

describe('respaldar', () => {
  it('backs up one snapshot while the portal writes, and the snapshot can be restored', async () => {
    const [dataDir, newFolder] = [temporaryFolder(), temporaryFolder()];
    const backup = path.join(temporaryFolder(), 'copia.sqlite');
    await using portal = await testApp({ dataDir });
    const staff = await portal.staff();
    const writer = writeEndlessly((nombre) => addConvenio(staff, nombre));
    await expect.poll(() => writer.written.length).toBeGreaterThan(0);
    const result = await spawnPortal(dataDir, ['respaldar', backup]);
    await writer.stop();
    expect(result).toMatchObject({ code: 0, error: '' });
    expect(readdirSync(path.dirname(backup))).toEqual(['copia.sqlite']);

    expect(await runPortal(newFolder, ['restaurar', backup])).toMatchObject({ code: 0, error: '' });
    expect(await runPortal(newFolder, ['verificar'])).toMatchObject({ code: 0, error: '' });
    const restored = await conveniosOf(newFolder);
    expect(restored.length).toBeGreaterThan(0);
    expect(restored.length).toBeLessThan(writer.written.length);
    expect(restored).toEqual(writer.written.slice(0, restored.length));
    const db = new DatabaseSync(databaseOf(newFolder));
    const counts =
      'select (select count(*) from movimientos) as m, (select count(*) from imagenes where nombre not in (select imagen from lineas)) as i';
    expect({ ...db.prepare(counts).get() }).toEqual({ m: restored.length, i: restored.length });
    db.close();
  });

  it('prints the record counts and creates a file that only its owner can read', async () => {
    const dataDir = await stoppedPortal();
    const backup = path.join(temporaryFolder(), 'copia.sqlite');
    const { output } = await runPortal(dataDir, ['respaldar', backup]);
    expect(output).toMatch(/^Se guardó el respaldo .+copia\.sqlite \(\d+ kB\)\.$/m);
    expect(output).toContain(
      'proyectos: 0, integrantes: 1, productos: 0, convenios: 1, eventos: 0, noticias: 0, páginas: 0, imágenes: 6',
    );
    expect(statSync(backup).mode & 0o077).toBe(0);
  });

  it('has no stored answers, not even in the free space of its file', async () => {
    const dataDir = temporaryFolder();
    const backup = path.join(temporaryFolder(), 'copia.sqlite');
    await using portal = await testApp({ dataDir });
    const id = randomUUID();
    await (await portal.staff()).send('addEvento', { body: anEvento({ nombre: 'Jornada única' }) }, { solicitud: id });
    expect(await spawnPortal(dataDir, ['respaldar', backup])).toMatchObject({ code: 0, error: '' });
    expect(readFileSync(backup).includes('Jornada única')).toBe(true);
    expect(readFileSync(backup).includes(id)).toBe(false);
  });

  it('replaces an existing file only with --forzar', async () => {
    const dataDir = await stoppedPortal();
    const folder = temporaryFolder();
    const backup = path.join(folder, 'copia.sqlite');
    writeFileSync(backup, 'el de ayer');
    const before = checksums(folder);
    const { code, error } = await runPortal(dataDir, ['respaldar', backup]);
    expect({ code, error }).toEqual({ code: 1, error: `Ya existe ${backup}. Use --forzar para reemplazarlo.\n` });
    expect(checksums(folder)).toEqual(before);
    expect((await runPortal(dataDir, ['respaldar', backup, '--forzar'])).code).toBe(0);
    expect(checksums(folder)).not.toEqual(before);
    expect(readdirSync(folder)).toEqual(['copia.sqlite']);
  });

  it.each(['portal.sqlite', 'portal.sqlite-wal'])('never replaces %s, even with --forzar', async (file) => {
    const dataDir = await stoppedPortal();
    const target = path.join(dataDir, '..', path.basename(dataDir), file);
    const { code, error } = await runPortal(dataDir, ['respaldar', target, '--forzar']);
    expect({ code, error }).toEqual({ code: 1, error: 'El respaldo no puede ser la propia base.\n' });
    expect(await conveniosOf(dataDir)).toEqual(['Instituto Ámbar']);
  });

  it('keeps the existing backup when the database is damaged', async () => {
    const dataDir = await stoppedPortal();
    const folder = temporaryFolder();
    const backup = path.join(folder, 'copia.sqlite');
    await runPortal(dataDir, ['respaldar', backup]);
    const before = checksums(folder);
    corrupt(databaseOf(dataDir), "insert into productos (nombre, proyecto_id) values ('Libro', 99)");
    const { code, error } = await runPortal(dataDir, ['respaldar', backup, '--forzar']);
    expect(code).toBe(1);
    expect(error).toMatch(/MAL {3}Referencias entre registros: .+\nNo se guardó el respaldo/);
    expect(checksums(folder)).toEqual(before);
  });

  it('fails when a temporary file of another backup exists', async () => {
    const dataDir = await stoppedPortal();
    const backup = path.join(temporaryFolder(), 'copia.sqlite');
    writeFileSync(`${backup}.tmp`, '');
    const { code, error } = await runPortal(dataDir, ['respaldar', backup]);
    expect(code).toBe(1);
    expect(error).toContain('Hay otro respaldo en curso');
    expect(existsSync(backup)).toBe(false);
  });
});
