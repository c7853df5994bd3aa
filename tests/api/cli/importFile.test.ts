import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { gruplacPage } from '../../support/gruplacPage.ts';
import { settled } from '../../support/imports.ts';
import { STAFF, testApp } from '../../support/testApp.ts';
import { runPortal, temporaryFolder } from './runPortal.ts';

const INTEGRANTES = [
  'Nombres;Apellidos;Cargo;ORCID',
  'Ana;Núñez;Investigadora;',
  'Luis;Pérez;Asistente;0000-0002-1825-0097',
].join('\n');

const WRONG = `${INTEGRANTES}\nEva;Gil;Asistente;1234`;

async function withFile(text: string, nombre = 'integrantes.csv') {
  const dataDir = temporaryFolder();
  const portal = await testApp({ dataDir });
  const file = path.join(temporaryFolder(), nombre);
  writeFileSync(file, text);
  const run = (...args: string[]) => runPortal(dataDir, ['importar', file, ...args]);
  const names = async () =>
    (await portal.db.selectFrom('integrantes').select(['nombres', 'grupo']).execute()).map(({ nombres, grupo }) => [
      nombres,
      grupo,
    ]);
  return { portal, run, names };
}

describe('importar', () => {
  it('says what would become of each row, and writes nothing', async () => {
    const { portal, run, names } = await withFile(WRONG);
    await using _ = portal;
    const { code, output, error } = await run('--simular', '--con', 'grupo=1');
    expect(code).toBe(1);
    expect(output.split('\n')).toEqual(
      expect.arrayContaining([
        '1  Nuevo  integrantes  Ana',
        '3  No se puede  integrantes  Eva  ORCID: El ORCID no es válido: le faltan 12 cifras',
        'Filas: 3; para importar: 2; sin decidir: 0; iguales: 0; no se pueden: 1.',
      ]),
    );
    expect(error).toBe('Hay filas que no se pueden importar.\n');
    expect(await names()).toEqual([]);
  });

  it('writes nothing if a row cannot be imported, or the others where that is asked', async () => {
    const { portal, run, names } = await withFile(WRONG);
    await using _ = portal;
    const args = ['--aplicar', '--usuario', STAFF.usuario, '--con', 'grupo=2'];
    expect(await run(...args)).toMatchObject({
      code: 1,
      error: 'Hay filas que no se pueden importar: no se escribió nada.\n',
    });
    expect(await names()).toEqual([]);
    expect((await run(...args, '--omitir-errores')).code).toBe(1);
    expect(await names()).toEqual([
      ['Ana', 2],
      ['Luis', 2],
    ]);
  });

  it('is one operation beside a running portal, which the list of imports takes back', async () => {
    const { portal, run, names } = await withFile(INTEGRANTES);
    await using _ = portal;
    const staff = await portal.staff();
    const { code, output } = await run(
      '--aplicar',
      '--usuario',
      STAFF.usuario,
      '--con',
      'grupo=1',
      '--tipo',
      'integrantes',
    );
    expect(code).toBe(0);
    const [, operacion] =
      /Se importó. Registros nuevos: 2; cambiados: 0; borradores: 0\. Operación (\S+)\./.exec(output) ?? [];
    const { importaciones } = await staff.call('listImports', {});
    expect(importaciones).toMatchObject([{ archivo: 'integrantes.csv', estado: 'importada', operacion }]);
    const stored = await portal.db.selectFrom('importaciones').select(['contenido', 'opciones']).executeTakeFirst();
    expect(JSON.stringify(stored)).toContain('Apellidos');
    expect(JSON.stringify(stored)).not.toMatch(/Núñez|0000-0002-1825-0097/);
    const { movimientos } = await staff.call('listMovements', { query: {} });
    expect(movimientos.map(({ recurso, accion }) => [recurso, accion])).toEqual([['importaciones', 'importar']]);
    await staff.call('undo', { body: { operacion: String(operacion) } });
    await settled(portal);
    expect(await names()).toEqual([]);
    expect((await staff.call('listImports', {})).importaciones).toMatchObject([{ estado: 'deshecha' }]);
  });

  it.each([
    [[], 'Elija --simular o --aplicar.'],
    [['--aplicar'], 'Falta --usuario: a nombre de quién se importa.'],
    [['--aplicar', '--usuario', 'nadie'], "No existe el usuario 'nadie', o no está activo."],
    [['--simular', '--tipo', 'lineas'], "El tipo 'lineas' no existe"],
    [['--simular', '--con', 'grupo'], '--con espera CAMPO=VALOR'],
  ])('refuses %j', async (args, reason) => {
    const { portal, run } = await withFile(INTEGRANTES);
    await using _ = portal;
    const { code, error } = await run(...args);
    expect([code, error]).toEqual([1, expect.stringContaining(reason)]);
  });

  it('makes 500 drafts at most, and writes nothing past that', async () => {
    const rows = Array.from({ length: 501 }, (_, n) => `Convenio ${n};`);
    const { portal, run } = await withFile(['Nombre;Sitio web', ...rows].join('\n'), 'convenios.csv');
    await using _ = portal;
    expect(await run('--aplicar', '--usuario', STAFF.usuario)).toMatchObject({
      code: 1,
      error: 'Una importación crea como máximo 500 borradores: divida el archivo.\n',
    });
    expect(await portal.db.selectFrom('borradores').select('id').execute()).toEqual([]);
  });

  it('keeps the row of a GrupLAC page that a project comes from', async () => {
    const row = '1.- <b>Investigación y desarrollo</b>: Muelles seguros<br>2014/9 - 2015/3';
    const { portal, run } = await withFile(gruplacPage([{ title: 'Proyectos', rows: [row] }]), 'grupo.html');
    await using _ = portal;
    const { code } = await run('--aplicar', '--usuario', STAFF.usuario, '--con', 'objetivo=Medir');
    expect(code).toBe(0);
    const { origenes } = await (await portal.staff()).call('listOrigenes', { query: { recurso: 'proyectos' } });
    expect(origenes).toEqual([
      { id: 1, origen: 'Proyectos\nInvestigación y desarrollo\nMuelles seguros\n2014/9 - 2015/3' },
    ]);
  });

  it('says why a file is not read', async () => {
    const { portal, run } = await withFile('\u0000'.repeat(100), 'nada.bin');
    await using _ = portal;
    const { code, output, error } = await run('--simular');
    expect([code, output]).toEqual([1, '']);
    expect(error).toMatch(/^El archivo /);
  });
});
