import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aPortal, conveniosDe, corrupt, fileOfForm } from './aPortal.ts';
import { checksums, runPortal, temporaryFolder } from './runPortal.ts';

/** Another process that does something with a database, then prints a line, and goes on when it is told to. */
function otherProcess(file: string, primero: string, luego: string): ChildProcess {
  const codigo = `
    import { DatabaseSync } from 'node:sqlite';
    const db = new DatabaseSync(${JSON.stringify(file)});
    ${primero}
    console.log('listo');
    process.stdin.once('data', () => {
      try { ${luego}; console.log('hecho'); } catch (error) { console.log(error.errcode); }
      process.exit();
    });`;
  return spawn(process.execPath, ['--input-type=module', '-e', codigo], { stdio: ['pipe', 'pipe', 'inherit'] });
}

async function siguienteLinea({ stdout }: ChildProcess): Promise<string> {
  const [chunk] = stdout === null ? [''] : await once(stdout, 'data');
  return String(chunk).trim();
}

const SQLITE_READONLY_DBMOVED = 1_032;

describe('the swap of restaurar', () => {
  it('does not happen beside a portal that serves, idle as it may be', async () => {
    const dataDir = await aPortal();
    const copia = path.join(temporaryFolder(), 'copia.sqlite');
    await runPortal(dataDir, ['respaldar', copia]);
    corrupt(fileOfForm(dataDir), "update convenios set nombre = 'Otro'");
    // A process of its own: reading the files here would drop the locks of a portal in this one.
    const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', SAMPLE_CONTENT: 'off' };
    const portal = spawn(process.execPath, ['api/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void portal.kill('SIGKILL'));
    for await (const chunk of portal.stdout) if (String(chunk).includes('El portal está en')) break;
    const antes = checksums(dataDir);
    const { codigo, error } = await runPortal(dataDir, ['restaurar', copia, '--forzar']);
    expect(codigo).toBe(1);
    expect(error).toContain('Un portal u otro comando está usando la base de datos');
    expect(checksums(dataDir)).toEqual(antes);
    portal.kill('SIGTERM');
    await once(portal, 'exit');
    expect(await conveniosDe(dataDir)).toEqual(['Otro']);
    expect(await runPortal(dataDir, ['restaurar', copia])).toMatchObject({ codigo: 0, error: '' });
    expect(await conveniosDe(dataDir)).toEqual(['Instituto Ámbar']);
  });

  it('keeps what a killed portal had acknowledged and left in its -wal', async () => {
    const dataDir = await aPortal();
    const copia = path.join(temporaryFolder(), 'copia.sqlite');
    await runPortal(dataDir, ['respaldar', copia]);
    const escribir = `db.exec("pragma journal_mode = wal; insert into convenios (nombre) values ('El último')");`;
    const portal = otherProcess(fileOfForm(dataDir), escribir, '');
    await siguienteLinea(portal);
    portal.kill('SIGKILL');
    await once(portal, 'exit');
    expect(readdirSync(dataDir)).toContain('portal.sqlite-wal');

    const { codigo, salida } = await runPortal(dataDir, ['restaurar', copia]);
    expect(codigo).toBe(0);
    const [anterior = ''] = /portal\.sqlite\.antes-\d{14}/.exec(salida) ?? [];
    expect(readdirSync(dataDir).sort()).toEqual(['portal.sqlite', anterior]);
    const db = new DatabaseSync(path.join(dataDir, anterior));
    expect(db.prepare('select nombre from convenios order by id').all()).toMatchObject([
      { nombre: 'Instituto Ámbar' },
      { nombre: 'El último' },
    ]);
    db.close();
    expect(await conveniosDe(dataDir)).toEqual(['Instituto Ámbar']);
  });

  it('turns away a portal that had opened the file before it lost its name', async () => {
    const dataDir = await aPortal();
    const copia = path.join(temporaryFolder(), 'copia.sqlite');
    await runPortal(dataDir, ['respaldar', copia]);
    const tarde = otherProcess(fileOfForm(dataDir), '', "db.exec('pragma journal_mode = wal')");
    await siguienteLinea(tarde);
    expect(await runPortal(dataDir, ['restaurar', copia])).toMatchObject({ codigo: 0 });
    tarde.stdin?.write('\n');
    expect(await siguienteLinea(tarde)).toBe(String(SQLITE_READONLY_DBMOVED));
    expect(readdirSync(dataDir)).not.toContain('portal.sqlite-wal');
    expect(await conveniosDe(dataDir)).toEqual(['Instituto Ámbar']);
  });
});
