import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EndpointName } from '../../../contract/calls/endpoints.ts';
import {
  anEvento,
  anIntegrante,
  aProducto,
  newIntegrante,
  newProducto,
  newProyecto,
} from '../../support/builders/inputs.ts';
import { aLogo, anImage } from '../../support/images.ts';
import { aPdf } from '../../support/pdf.ts';
import { type Caller, STAFF, type TestApp, testApp } from '../../support/testApp.ts';
import { postgresServer } from './postgresServer.ts';
import { runPortal, temporaryFolder } from './runPortal.ts';
import { emptyPortal, type ReportLine, readReport } from './transferred.ts';

const server = postgresServer();

const PERIODOS = [
  { desde: '2015-02-01', hasta: '2018-06-30' },
  { desde: '2021-01-15', hasta: '' },
];

/** Visitors see neither: a transfer must not show what a member hid. */
const HIDDEN = {
  correo_publico: 0,
  imagen_publica: 0,
  fecha_autorizacion: '2025-03-04',
  nota_autorizacion: 'Formato firmado, carpeta 12',
} as const;

/** The sample, and what staff do in a year: other records, links, order, states, and gaps between ids. */
async function ownPortal(): Promise<TestApp> {
  const portal = await testApp({ sampleContent: true });
  const staff = await portal.staff();
  const gone = await newProyecto(staff);
  await staff.call('archiveRecord', { body: { recurso: 'proyectos', recurso_id: gone } });
  const body = anIntegrante({ nombres: 'Zoila', estudios: ['Física', 'Maestría'], periodos: PERIODOS, ...HIDDEN });
  const { integrante } = await staff.call('addIntegrante', { body, file: await anImage() });
  expect(integrante).toMatchObject({ ...HIDDEN, autorizacion_por: STAFF.usuario });
  const proyecto_id = await newProyecto(staff, { nombre: 'Puntos ciegos', id_linea: 2 });
  const hidden = await newProyecto(staff, { nombre: 'Sin publicar' });
  await staff.call('toggleProyecto', { body: { id: hidden, activo: 0 } });
  await staff.call('addIntegranteToProyecto', { body: { proyecto_id, actor_id: integrante.id } });
  await staff.call('addIntegranteToProyecto', { body: { proyecto_id, actor_id: 1 } });
  const producto_id = await newProducto(staff, { proyecto_id });
  await staff.call('addProducto', { body: aProducto({ nombre: 'Con texto completo' }), file: aPdf() });
  await newProducto(staff, { nombre: 'Suelto' });
  const { convenio } = await staff.call('addConvenio', { body: { nombre: 'Red', estado: 2 }, file: aLogo() });
  await staff.call('addEvento', { body: anEvento({ nombre: 'Foro', estado: 0 }) });
  await newIntegrante(staff, { grupo: 2 });
  expect([producto_id, convenio.id].every((id) => id > 0)).toBe(true);
  return portal;
}

async function listen({ app }: TestApp): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`;
}

const LISTS: readonly EndpointName[] = [
  'getInicio',
  'listPublicIntegrantes',
  'listPublicProyectos',
  'listPublicProductos',
  'listPublicEventos',
  'listProyectos',
  'listIntegrantes',
  'listProductos',
  'reloadProductos',
  'listLineas',
  'listConvenios',
  'listEventos',
  'getConfiguracion',
];

/** What the specification does not have, and the number of changes. */
const OWN = [
  'noticias',
  'cifras',
  'lider',
  'privacidad',
  'privacidad_id',
  'actualizado',
  'version',
  'pdf_bytes',
  'url_pdf',
];

/** An answer without the names of its files, and without instants. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value === 'string') {
    if (/^[0-9a-f]{32}\./.test(value)) return value.replace(/^[0-9a-f]{32}/, 'archivo');
    return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value) ? 'instante' : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => (OWN.includes(name) ? [] : [[name, comparable(field)]])),
  );
}

async function idsIn(caller: Caller, name: EndpointName, list: string): Promise<number[]> {
  const { body } = await caller.send(name);
  return (Array.isArray(body) ? body : body[list]).map(({ id }: { id: number }) => id);
}

/** All specified answers, by call. */
async function answersOf(portal: TestApp): Promise<Record<string, unknown>> {
  const staff = await portal.staff();
  const answers: Record<string, unknown> = {};
  for (const [who, caller] of [
    ['visitor', portal.visitor],
    ['staff', staff],
  ] as const) {
    const note = async (name: EndpointName, params: Record<string, number> = {}) => {
      const { status, body } = await caller.send(name, { params });
      answers[[who, name, ...Object.values(params)].join(' ')] = { status, body: comparable(body) };
    };
    for (const name of LISTS) await note(name);
    for (const lineId of [1, 2, 3, 4]) await note('listProyectosByLinea', { lineId });
    for (const id of await idsIn(staff, 'listProyectos', 'projects')) await note('getProyecto', { id });
    for (const id of await idsIn(staff, 'listIntegrantes', 'integrantes')) await note('getIntegrante', { id });
    for (const id of await idsIn(staff, 'listProductos', 'products')) await note('getProducto', { id });
    for (const id of await idsIn(staff, 'listConvenios', 'convenios')) await note('getConvenio', { id });
    for (const id of await idsIn(staff, 'listEventos', 'eventos')) await note('getEvento', { id });
  }
  return answers;
}

/** Brings the portal at an address into another one, of either engine. */
async function bring(url: string, dataDir: string, env: Record<string, string>): Promise<ReportLine[]> {
  const file = path.join(temporaryFolder(), 'traido.sqlite');
  const args = ['traer', url, file, '--sin-cifrar', '--usuario-remoto', STAFF.usuario];
  const { code, error } = await runPortal(dataDir, args, { env, input: `${STAFF.password}\n` });
  expect(code, error).toBe(0);
  expect(await runPortal(dataDir, ['restaurar', file], { env })).toMatchObject({ code: 0, error: '' });
  return existsSync(`${file}.csv`) ? readReport(readFileSync(`${file}.csv`, 'utf8')) : [];
}

describe('traer from a portal of this kind', () => {
  it('gives the same specified answers on both engines', async () => {
    await using other = await ownPortal();
    const url = await listen(other);
    const expected = await answersOf(other);
    const databaseUrl = await server.createDatabase();
    const dataDir = await emptyPortal();
    expect(await runPortal(dataDir, ['mudar', databaseUrl])).toMatchObject({ code: 0, error: '' });
    const engines = [
      { dataDir, env: {} as Record<string, string>, config: { dataDir } },
      { dataDir: '/no/hay/carpeta', env: { DATABASE_URL: databaseUrl }, config: { databaseUrl } },
    ];
    for (const { dataDir: folder, env, config } of engines) {
      const report = await bring(url, folder, env);
      await using portal = await testApp(config);
      const found = await answersOf(portal);
      for (const [call, answer] of Object.entries(expected))
        expect({ call, answer: found[call] }).toEqual({ call, answer });
      // The specified calls have no full texts.
      const lines = report.filter(({ campo }) => campo !== '').map(({ tipo, campo, valor }) => [tipo, campo, valor]);
      expect(lines).toEqual([['productos', 'url_pdf', expect.stringMatching(/\.pdf$/)]]);
    }
  }, 120_000);
});
