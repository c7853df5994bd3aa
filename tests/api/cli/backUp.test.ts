import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../support/testApp.ts';
import { addConvenio, aPortal, conveniosDe, corrupt, fileOfForm } from './aPortal.ts';
import { checksums, runPortal, temporaryFolder } from './runPortal.ts';

/** Adds convenios one after another until told to stop. */
function writeEndlessly(agregar: (nombre: string) => Promise<unknown>) {
  let continueWith = true;
  const escritos: string[] = [];
  const fin = (async () => {
    while (continueWith) {
      const nombre = `Convenio ${escritos.length + 1}`;
      await agregar(nombre);
      escritos.push(nombre);
    }
  })();
  return {
    escritos,
    async parar() {
      continueWith = false;
      await fin;
    },
  };
}

describe('respaldar', () => {
  it('copies one moment of a portal that is writing, and that moment can be restored', async () => {
    const [dataDir, nueva] = [temporaryFolder(), temporaryFolder()];
    const copia = path.join(temporaryFolder(), 'copia.sqlite');
    await using portal = await testApp({ dataDir });
    const staff = await portal.staff();
    const result = writeEndlessly((nombre) => addConvenio(staff, nombre));
    const backup = await runPortal(dataDir, ['respaldar', copia]);
    await result.parar();
    expect(backup).toMatchObject({ codigo: 0, error: '' });
    expect(readdirSync(path.dirname(copia))).toEqual(['copia.sqlite']);

    expect(await runPortal(nueva, ['restaurar', copia])).toMatchObject({ codigo: 0, error: '' });
    expect(await runPortal(nueva, ['verificar'])).toMatchObject({ codigo: 0, error: '' });
    const restored = await conveniosDe(nueva);
    expect(restored.length).toBeGreaterThan(0);
    expect(restored.length).toBeLessThan(result.escritos.length);
    expect(restored).toEqual(result.escritos.slice(0, restored.length));
    const db = new DatabaseSync(fileOfForm(nueva));
    const cuentas = 'select (select count(*) from movimientos) as m, (select count(*) from imagenes) as i';
    expect({ ...db.prepare(cuentas).get() }).toEqual({ m: restored.length, i: restored.length });
    db.close();
  });

  it('says how much it saved, in a file that only its owner can read', async () => {
    const dataDir = await aPortal();
    const copia = path.join(temporaryFolder(), 'copia.sqlite');
    const { salida } = await runPortal(dataDir, ['respaldar', copia]);
    expect(salida).toMatch(/^Se guardó el respaldo .+copia\.sqlite \(\d+(,\d)? MB\)\.$/m);
    expect(salida).toContain('proyectos: 0, integrantes: 1, productos: 0, convenios: 1, eventos: 0, imágenes: 2');
    expect(statSync(copia).mode & 0o077).toBe(0);
  });

  it('replaces a file only when it is told to', async () => {
    const dataDir = await aPortal();
    const folder = temporaryFolder();
    const copia = path.join(folder, 'copia.sqlite');
    writeFileSync(copia, 'el de ayer');
    const antes = checksums(folder);
    const { codigo, error } = await runPortal(dataDir, ['respaldar', copia]);
    expect({ codigo, error }).toEqual({ codigo: 1, error: `Ya existe ${copia}. Use --forzar para reemplazarlo.\n` });
    expect(checksums(folder)).toEqual(antes);
    expect((await runPortal(dataDir, ['respaldar', copia, '--forzar'])).codigo).toBe(0);
    expect(checksums(folder)).not.toEqual(antes);
    expect(readdirSync(folder)).toEqual(['copia.sqlite']);
  });

  it.each(['portal.sqlite', 'portal.sqlite-wal'])('never replaces %s, whatever it is told', async (file) => {
    const dataDir = await aPortal();
    const destino = path.join(dataDir, '..', path.basename(dataDir), file);
    const { codigo, error } = await runPortal(dataDir, ['respaldar', destino, '--forzar']);
    expect({ codigo, error }).toEqual({ codigo: 1, error: 'El respaldo no puede ser la propia base.\n' });
    expect(await conveniosDe(dataDir)).toEqual(['Instituto Ámbar']);
  });

  it('leaves the last good backup alone when the database has gone bad', async () => {
    const dataDir = await aPortal();
    const folder = temporaryFolder();
    const copia = path.join(folder, 'copia.sqlite');
    await runPortal(dataDir, ['respaldar', copia]);
    const antes = checksums(folder);
    corrupt(fileOfForm(dataDir), "insert into productos (nombre, proyecto_id) values ('Libro', 99)");
    const { codigo, error } = await runPortal(dataDir, ['respaldar', copia, '--forzar']);
    expect(codigo).toBe(1);
    expect(error).toMatch(/MAL {3}Referencias entre registros: .+\nNo se guardó el respaldo/);
    expect(checksums(folder)).toEqual(antes);
  });

  it('does not write over what another backup may be writing', async () => {
    const dataDir = await aPortal();
    const copia = path.join(temporaryFolder(), 'copia.sqlite');
    writeFileSync(`${copia}.tmp`, '');
    const { codigo, error } = await runPortal(dataDir, ['respaldar', copia]);
    expect(codigo).toBe(1);
    expect(error).toContain('Hay otro respaldo en curso');
    expect(existsSync(copia)).toBe(false);
  });
});
