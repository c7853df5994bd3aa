import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCommandLine, UsageError } from '../../../api/cli/commandLine.ts';
import { aPortal } from './aPortal.ts';
import { runPortal, temporaryFolder } from './runPortal.ts';

describe('the command line', () => {
  it('says what is wrong and how to use it, and exits 2', async () => {
    const dataDir = temporaryFolder();
    const { codigo, salida, error } = await runPortal(dataDir, []);
    expect({ codigo, salida }).toEqual({ codigo: 2, salida: '' });
    expect(error).toContain('Falta el comando.\n\nUso: npm run portal -- COMANDO');
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it.each([
    { args: ['borrar'], motivo: 'No existe el comando borrar' },
    { args: ['respaldar'], motivo: 'A respaldar le falta ARCHIVO' },
    { args: ['cambiar-clave', ''], motivo: 'A cambiar-clave le falta USUARIO' },
    { args: ['restaurar', 'uno', 'dos'], motivo: 'A restaurar le sobran argumentos' },
    { args: ['verificar', 'uno'], motivo: 'A verificar le sobran argumentos' },
    { args: ['crear-usuario', 'ana', '--clave', 'x'], motivo: 'Hay una opción desconocida' },
    { args: ['crear-usuario', 'ana', '--nombre'], motivo: 'A una opción le falta su valor o le sobra' },
    { args: ['verificar', '--forzar'], motivo: 'verificar no tiene la opción --forzar' },
  ])('refuses $args: $motivo', ({ args, motivo }) => {
    expect(() => readCommandLine(args)).toThrow(new UsageError(motivo));
  });

  it('shows the usage when it is asked for', async () => {
    const { codigo, salida } = await runPortal(temporaryFolder(), ['--help']);
    expect(codigo).toBe(0);
    for (const command of ['crear-usuario', 'cambiar-clave', 'respaldar', 'restaurar', 'verificar']) {
      expect(salida).toContain(`  ${command}`);
    }
  });

  it.each([['crear-usuario', 'ana'], ['cambiar-clave', 'ana'], ['respaldar', 'copia'], ['verificar']])(
    '%s makes no database where there is none: DATA_DIR may be mistyped',
    async (...args) => {
      const dataDir = temporaryFolder();
      const { codigo, error } = await runPortal(dataDir, args, { entrada: 'una clave bastante larga\n' });
      expect(codigo).toBe(1);
      expect(error).toBe(`No hay base de datos en ${dataDir}. Revise DATA_DIR.\n`);
      expect(readdirSync(dataDir)).toEqual([]);
    },
  );

  it('resolves a relative DATA_DIR against the project root, as the server does', async () => {
    const { codigo, error } = await runPortal('datos-relativos', ['verificar']);
    const expected = path.resolve(import.meta.dirname, '../../../datos-relativos');
    expect({ codigo, error }).toEqual({ codigo: 1, error: `No hay base de datos en ${expected}. Revise DATA_DIR.\n` });
  });

  it('reads relative files from the folder where the operator called npm', async () => {
    const [dataDir, folder] = [await aPortal(), temporaryFolder()];
    const env = { npm_lifecycle_event: 'portal', INIT_CWD: folder };
    const { codigo, salida } = await runPortal(dataDir, ['respaldar', 'copia.sqlite'], { env });
    expect(codigo).toBe(0);
    expect(salida).toContain(path.join(folder, 'copia.sqlite'));
    expect(readdirSync(folder)).toEqual(['copia.sqlite']);
  });
});
