import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../support/freePort.ts';
import { checksums, runPortal, spawnPortal, temporaryFolder } from './runPortal.ts';
import { conveniosOf, corrupt, databaseOf, stoppedPortal } from './stoppedPortal.ts';

/** Starts a process that opens a database, runs `first`, prints a line, and runs `then` when it receives input. */
function otherProcess(file: string, first: string, then: string): ChildProcess {
  const code = `
    import { DatabaseSync } from 'node:sqlite';
    const db = new DatabaseSync(${JSON.stringify(file)});
    ${first}
    console.log('listo');
    process.stdin.once('data', () => {
      try { ${then}; console.log('hecho'); } catch (error) { console.log(error.errcode); }
      process.exit();
    });`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] });
}

async function nextLine({ stdout }: ChildProcess): Promise<string> {
  const [chunk] = stdout === null ? [''] : await once(stdout, 'data');
  return String(chunk).trim();
}

const SQLITE_READONLY_DBMOVED = 1_032;

describe('restaurar beside other processes', () => {
  it('fails while a portal runs, even an idle one', async () => {
    const dataDir = await stoppedPortal();
    const backup = path.join(temporaryFolder(), 'copia.sqlite');
    await runPortal(dataDir, ['respaldar', backup]);
    corrupt(databaseOf(dataDir), "update convenios set nombre = 'Otro'");
    // A child process: reading the files here would drop the POSIX locks of a portal in this process.
    const env = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), SAMPLE_CONTENT: 'off' };
    const portal = spawn(process.execPath, ['api/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void portal.kill('SIGKILL'));
    for await (const chunk of portal.stdout) if (String(chunk).includes('El portal está en')) break;
    const before = checksums(dataDir);
    const { code, error } = await spawnPortal(dataDir, ['restaurar', backup, '--forzar']);
    expect(code).toBe(1);
    expect(error).toContain('Un portal u otro comando está usando la base de datos');
    expect(checksums(dataDir)).toEqual(before);
    portal.kill('SIGTERM');
    await once(portal, 'exit');
    expect(await conveniosOf(dataDir)).toEqual(['Otro']);
    expect(await spawnPortal(dataDir, ['restaurar', backup])).toMatchObject({ code: 0, error: '' });
    expect(await conveniosOf(dataDir)).toEqual(['Instituto Ámbar']);
  });

  it('keeps the writes that a killed portal left in its -wal', async () => {
    const dataDir = await stoppedPortal();
    const backup = path.join(temporaryFolder(), 'copia.sqlite');
    await runPortal(dataDir, ['respaldar', backup]);
    const write = `db.exec("pragma journal_mode = wal; insert into convenios (nombre) values ('El último')");`;
    const portal = otherProcess(databaseOf(dataDir), write, '');
    await nextLine(portal);
    portal.kill('SIGKILL');
    await once(portal, 'exit');
    expect(readdirSync(dataDir)).toContain('portal.sqlite-wal');

    const { code, output } = await spawnPortal(dataDir, ['restaurar', backup]);
    expect(code).toBe(0);
    const [previous = ''] = /portal\.sqlite\.antes-\d{14}/.exec(output) ?? [];
    expect(readdirSync(dataDir).sort()).toEqual(['portal.sqlite', previous]);
    const db = new DatabaseSync(path.join(dataDir, previous));
    expect(db.prepare('select nombre from convenios order by id').all()).toMatchObject([
      { nombre: 'Instituto Ámbar' },
      { nombre: 'El último' },
    ]);
    db.close();
    expect(await conveniosOf(dataDir)).toEqual(['Instituto Ámbar']);
  });

  it('stops a portal that opened the old file from writing to it', async () => {
    const dataDir = await stoppedPortal();
    const backup = path.join(temporaryFolder(), 'copia.sqlite');
    await runPortal(dataDir, ['respaldar', backup]);
    const late = otherProcess(databaseOf(dataDir), '', "db.exec('pragma journal_mode = wal')");
    await nextLine(late);
    expect(await spawnPortal(dataDir, ['restaurar', backup])).toMatchObject({ code: 0 });
    late.stdin?.write('\n');
    expect(await nextLine(late)).toBe(String(SQLITE_READONLY_DBMOVED));
    expect(readdirSync(dataDir)).not.toContain('portal.sqlite-wal');
    expect(await conveniosOf(dataDir)).toEqual(['Instituto Ámbar']);
  });
});
