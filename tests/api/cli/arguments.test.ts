import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCommandLine, UsageError } from '../../../api/cli/commandLine.ts';
import { runPortal, spawnPortal, temporaryFolder } from './runPortal.ts';
import { stoppedPortal } from './stoppedPortal.ts';

describe('the command line', () => {
  it('prints the usage, the error last, and exits 2', async () => {
    const dataDir = temporaryFolder();
    const { code, output, error } = await spawnPortal(dataDir, []);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(error).toMatch(/^Uso: npm run portal -- COMANDO\n/);
    expect(error).toMatch(/\n\nFalta el comando\.\n$/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it.each([
    { args: ['borrar'], reason: 'No existe el comando borrar' },
    { args: ['respaldar'], reason: 'A respaldar le falta ARCHIVO' },
    { args: ['cambiar-clave', ''], reason: 'A cambiar-clave le falta USUARIO' },
    { args: ['restaurar', 'uno', 'dos'], reason: 'A restaurar le sobran argumentos' },
    { args: ['verificar', 'uno'], reason: 'A verificar le sobran argumentos' },
    { args: ['traer'], reason: 'A traer le falta URL ARCHIVO' },
    { args: ['traer', 'https://a.org', 'uno', 'dos'], reason: 'A traer le sobran argumentos' },
    { args: ['crear-usuario', 'ana', '--clave', 'x'], reason: 'Hay una opción desconocida' },
    { args: ['crear-usuario', 'ana', '--nombre'], reason: 'A una opción le falta su valor o le sobra' },
    { args: ['verificar', '--forzar'], reason: 'verificar no tiene la opción --forzar' },
  ])('rejects $args: $reason', ({ args, reason }) => {
    expect(() => readCommandLine(args)).toThrow(new UsageError(reason));
  });

  it('prints the usage for --help', async () => {
    const { code, output } = await runPortal(temporaryFolder(), ['--help']);
    expect(code).toBe(0);
    for (const command of ['crear-usuario', 'cambiar-clave', 'respaldar', 'restaurar', 'verificar', 'doctor']) {
      expect(output).toContain(`  ${command}`);
    }
  });

  it.each([['crear-usuario', 'ana'], ['cambiar-clave', 'ana'], ['respaldar', 'copia'], ['verificar']])(
    '%s creates no database in an empty DATA_DIR, which may be mistyped',
    async (...args) => {
      const dataDir = temporaryFolder();
      const { code, error } = await runPortal(dataDir, args, { input: 'una clave bastante larga\n' });
      expect(code).toBe(1);
      expect(error).toBe(`No hay base de datos en ${dataDir}. Revise DATA_DIR.\n`);
      expect(readdirSync(dataDir)).toEqual([]);
    },
  );

  it('resolves a relative DATA_DIR against the project root, as the server does', async () => {
    const { code, error } = await runPortal('datos-relativos', ['verificar']);
    const expected = path.resolve(import.meta.dirname, '../../../datos-relativos');
    expect({ code, error }).toEqual({ code: 1, error: `No hay base de datos en ${expected}. Revise DATA_DIR.\n` });
  });

  it('resolves relative files against the folder where npm was called', async () => {
    const [dataDir, folder] = [await stoppedPortal(), temporaryFolder()];
    const env = { npm_lifecycle_event: 'portal', INIT_CWD: folder };
    const { code, output } = await runPortal(dataDir, ['respaldar', 'copia.sqlite'], { env });
    expect(code).toBe(0);
    expect(output).toContain(path.join(folder, 'copia.sqlite'));
    expect(readdirSync(folder)).toEqual(['copia.sqlite']);
  });
});
