import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Caller, STAFF, testApp } from '../../support/testApp.ts';
import { runPortal, temporaryFolder } from '../cli/runPortal.ts';

const LISTS = [
  ...(['getInicio', 'getConfiguracion', 'listLineas', 'listProyectos', 'listPublicProyectos'] as const),
  ...(['listIntegrantes', 'listPublicIntegrantes', 'listProductos', 'listPublicProductos'] as const),
  ...(['listConvenios', 'listEventos', 'listPublicEventos'] as const),
];

/** What differs by nature: versions, names of files, instants, and the leader, whom Identidad names. */
const comparable = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer)
      .replaceAll(/[0-9a-f]{32}\.(webp|svg)/g, 'archivo.$1')
      .replaceAll(/"\d{4}-\d{2}-\d{2}T[\d:.]+Z"/g, '"instante"')
      .replace(/"lider":\{[^}]*\},/, '')
      .replaceAll(/"(version|actualizado)":[^,}]+/g, '"$1":0'),
  );

async function answersOf(caller: Caller): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const name of LISTS) answers[name] = comparable((await caller.send(name)).body);
  const { projects } = await caller.call('listProyectos', {});
  for (const { id } of projects)
    answers[`proyecto ${id}`] = comparable((await caller.send('getProyecto', { params: { id } })).body);
  const { integrantes } = await caller.call('listIntegrantes', {});
  for (const { id } of integrantes)
    answers[`integrante ${id}`] = comparable((await caller.send('getIntegrante', { params: { id } })).body);
  return answers;
}

it('brings a portal of this program, whose specified calls answer the same then', async () => {
  const dataDir = temporaryFolder();
  {
    await using empty = await testApp({ dataDir });
    await empty.staff();
  }
  await using other = await testApp({ sampleContent: true });
  const staff = await other.staff();
  await staff.call('toggleProyecto', { body: { id: 2, activo: 0 } });
  const { integrantes } = await staff.call('listIntegrantes', {});
  const { id, nombres, apellidos, cargo } = integrantes[0] ?? { id: 0, nombres: '', apellidos: '', cargo: '' };
  const periodos = [{ desde: '2019-02-01', hasta: '2021-06-30' }];
  await staff.call('updateIntegrante', { body: { id, nombres, apellidos, cargo, grupo: 1, periodos } });
  const address = await other.app.listen({ port: 0, host: '127.0.0.1' });
  const target = path.join(temporaryFolder(), 'traido.sqlite');
  const { code, output } = await runPortal(
    dataDir,
    ['traer', `${address}/api`, target, '--sin-cifrar', '--usuario-remoto', STAFF.usuario],
    { input: STAFF.password },
  );
  expect([code, output]).toEqual([0, expect.stringContaining('proyectos: 12, integrantes: 14, productos: 16')]);
  expect(readFileSync(`${target}.csv`, 'utf8')).toBe('\uFEFF"tipo";"id";"campo";"valor";"motivo"\r\n');
  const expected = await answersOf(staff);
  expect(await runPortal(dataDir, ['restaurar', target])).toMatchObject({ code: 0, error: '' });
  await using brought = await testApp({ dataDir });
  expect(await answersOf(await brought.staff())).toEqual(expected);
});
