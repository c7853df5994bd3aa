import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../support/testApp.ts';
import { carpetaTemporal, correr, huellas } from './correr.ts';
import { agregarConvenio, archivoDe, conveniosDe, estropear, unPortal } from './unPortal.ts';

/** Adds convenios one after another until told to stop. */
function escribirSinParar(agregar: (nombre: string) => Promise<unknown>) {
  let seguir = true;
  const escritos: string[] = [];
  const fin = (async () => {
    while (seguir) {
      const nombre = `Convenio ${escritos.length + 1}`;
      await agregar(nombre);
      escritos.push(nombre);
    }
  })();
  return {
    escritos,
    async parar() {
      seguir = false;
      await fin;
    },
  };
}

describe('respaldar', () => {
  it('copies one moment of a portal that is writing, and that moment can be restored', async () => {
    const [dataDir, nueva] = [carpetaTemporal(), carpetaTemporal()];
    const copia = path.join(carpetaTemporal(), 'copia.sqlite');
    await using portal = await testApp({ dataDir });
    const staff = await portal.staff();
    const escritura = escribirSinParar((nombre) => agregarConvenio(staff, nombre));
    const respaldo = await correr(dataDir, ['respaldar', copia]);
    await escritura.parar();
    expect(respaldo).toMatchObject({ codigo: 0, error: '' });
    expect(readdirSync(path.dirname(copia))).toEqual(['copia.sqlite']);

    expect(await correr(nueva, ['restaurar', copia])).toMatchObject({ codigo: 0, error: '' });
    expect(await correr(nueva, ['verificar'])).toMatchObject({ codigo: 0, error: '' });
    const restaurados = await conveniosDe(nueva);
    expect(restaurados.length).toBeGreaterThan(0);
    expect(restaurados.length).toBeLessThan(escritura.escritos.length);
    expect(restaurados).toEqual(escritura.escritos.slice(0, restaurados.length));
    const db = new DatabaseSync(archivoDe(nueva));
    const cuentas = 'select (select count(*) from movimientos) as m, (select count(*) from imagenes) as i';
    expect({ ...db.prepare(cuentas).get() }).toEqual({ m: restaurados.length, i: restaurados.length });
    db.close();
  });

  it('says how much it saved, in a file that only its owner can read', async () => {
    const dataDir = await unPortal();
    const copia = path.join(carpetaTemporal(), 'copia.sqlite');
    const { salida } = await correr(dataDir, ['respaldar', copia]);
    expect(salida).toMatch(/^Se guardó el respaldo .+copia\.sqlite \(\d+(,\d)? MB\)\.$/m);
    expect(salida).toContain('proyectos: 0, integrantes: 1, productos: 0, convenios: 1, eventos: 0, imágenes: 2');
    expect(statSync(copia).mode & 0o077).toBe(0);
  });

  it('replaces a file only when it is told to', async () => {
    const dataDir = await unPortal();
    const carpeta = carpetaTemporal();
    const copia = path.join(carpeta, 'copia.sqlite');
    writeFileSync(copia, 'el de ayer');
    const antes = huellas(carpeta);
    const { codigo, error } = await correr(dataDir, ['respaldar', copia]);
    expect({ codigo, error }).toEqual({ codigo: 1, error: `Ya existe ${copia}. Use --forzar para reemplazarlo.\n` });
    expect(huellas(carpeta)).toEqual(antes);
    expect((await correr(dataDir, ['respaldar', copia, '--forzar'])).codigo).toBe(0);
    expect(huellas(carpeta)).not.toEqual(antes);
    expect(readdirSync(carpeta)).toEqual(['copia.sqlite']);
  });

  it.each(['portal.sqlite', 'portal.sqlite-wal'])('never replaces %s, whatever it is told', async (file) => {
    const dataDir = await unPortal();
    const destino = path.join(dataDir, '..', path.basename(dataDir), file);
    const { codigo, error } = await correr(dataDir, ['respaldar', destino, '--forzar']);
    expect({ codigo, error }).toEqual({ codigo: 1, error: 'El respaldo no puede ser la propia base.\n' });
    expect(await conveniosDe(dataDir)).toEqual(['Instituto Ámbar']);
  });

  it('leaves the last good backup alone when the database has gone bad', async () => {
    const dataDir = await unPortal();
    const carpeta = carpetaTemporal();
    const copia = path.join(carpeta, 'copia.sqlite');
    await correr(dataDir, ['respaldar', copia]);
    const antes = huellas(carpeta);
    estropear(archivoDe(dataDir), "insert into productos (nombre, proyecto_id) values ('Libro', 99)");
    const { codigo, error } = await correr(dataDir, ['respaldar', copia, '--forzar']);
    expect(codigo).toBe(1);
    expect(error).toMatch(/MAL {3}Referencias entre registros: .+\nNo se guardó el respaldo/);
    expect(huellas(carpeta)).toEqual(antes);
  });

  it('does not write over what another backup may be writing', async () => {
    const dataDir = await unPortal();
    const copia = path.join(carpetaTemporal(), 'copia.sqlite');
    writeFileSync(`${copia}.tmp`, '');
    const { codigo, error } = await correr(dataDir, ['respaldar', copia]);
    expect(codigo).toBe(1);
    expect(error).toContain('Hay otro respaldo en curso');
    expect(existsSync(copia)).toBe(false);
  });
});
