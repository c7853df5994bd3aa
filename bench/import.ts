/** Measures the import of 5,000 products beside 5,000 others, on both engines, while visitors read 100 pages a second. */
import { Agent, get } from 'node:http';
import { addressOf } from '../contract/calls/callAddress.ts';
import type { ImportDetail } from '../contract/entities/import.ts';
import { type Engine, onPostgres, onSqlite } from '../tests/crash/engines.ts';
import { fillDatabase, nameOf, TEXT } from './manyRecords.ts';
import { percentile } from './percentile.ts';
import { startPortal } from './servers.ts';
import { save, signIn } from './staff.ts';

const ROWS = 5_000;
const REQUESTS_A_SECOND = 100;
const POLL_MS = 50;
const RUNNING = ['leyendo', 'comparando', 'importando', 'deshaciendo'];

/** Other titles than those of the stored products. */
const csv = (): string =>
  [
    'Nombre;Tipo;Descripción;Autores;Fecha de publicación;DOI;Revista',
    ...Array.from({ length: ROWS }, (_, n) =>
      [
        `${nameOf(n)} importado`,
        'Artículo científico',
        TEXT,
        `Núñez, Ana ${n % 40}`,
        2010 + (n % 15),
        `10.1234/i.${n}`,
        'Vías',
      ].join(';'),
    ),
  ].join('\n');

/** @returns the status, after the last byte of the compressed answer: to expand it would take this process longer than the server needs */
const read = (address: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });

/** The portal keeps six homes, of which each visit gets one at random. */
const HOME_VISITS = 50;

/** Sends requests at a fixed rate, whether or not earlier ones were answered. Pages are rendered at their first request, before it begins. */
async function visitors(origin: string) {
  const paths = [
    '/',
    '/proyectos_investigacion',
    '/mapa_del_sitio',
    ...[1, 2, 3, 4, 5].map((id) => addressOf('getProyecto', { params: { id } })),
  ];
  const warm = [...paths, ...Array.from({ length: HOME_VISITS }, () => '/')];
  const agent = new Agent({ keepAlive: true });
  for (const path of warm) await read(origin + path, agent);
  let times: number[] = [];
  let failures = 0;
  let sent = 0;
  const one = async () => {
    const begin = performance.now();
    try {
      if ((await read(`${origin}${paths[sent++ % paths.length]}`, agent)) !== 200) failures += 1;
    } catch {
      failures += 1;
    }
    times.push(performance.now() - begin);
  };
  const timer = setInterval(() => void one(), 1_000 / REQUESTS_A_SECOND);
  return {
    /** p99 and the worst since the last call */
    take(): string {
      const sorted = times.toSorted((a, b) => a - b);
      times = [];
      return `${percentile(sorted, 0.99).toFixed(0)} / ${(sorted.at(-1) ?? 0).toFixed(0)}`;
    },
    failures: () => failures,
    [Symbol.dispose]() {
      clearInterval(timer);
      agent.destroy();
    },
  };
}

async function measureEngine(engine: Engine) {
  const db = engine.open();
  await fillDatabase(db, ROWS);
  await db.destroy();
  await using portal = await startPortal({ ...engine.env, SAMPLE_CONTENT: 'off' });
  const { origin } = portal;
  const headers = { ...(await signIn(origin)), origin };
  const send = async (url: string, init: RequestInit = {}) => {
    const response = await fetch(url, { ...init, headers: { ...headers, ...(init.headers ?? {}) } });
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const post = (url: string, body?: object) =>
    send(url, {
      method: 'POST',
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  const settled = async (id: number): Promise<ImportDetail> => {
    for (;;) {
      const { importacion } = (await send(addressOf('getImport', { params: { id } }, origin))) as {
        importacion: ImportDetail;
      };
      if (!RUNNING.includes(importacion.estado)) return importacion;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
  using load = await visitors(origin);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const before = load.take();
  const timed = async (work: () => Promise<unknown>): Promise<string> => {
    const begin = performance.now();
    await work();
    return ((performance.now() - begin) / 1_000).toFixed(2);
  };
  const form = new FormData();
  form.set('nombre', 'productos.csv');
  form.set('archivo', new Blob([csv()]), 'productos.csv');
  const stage = async (): Promise<ImportDetail> => {
    const { id } = (await send(addressOf('addImport', {}, origin), { method: 'POST', body: form })) as { id: number };
    const staged = await settled(id);
    if (staged.numeros.incluidas !== ROWS) throw new Error(`only ${staged.numeros.incluidas} rows are new`);
    return staged;
  };
  const end = async ({ id }: ImportDetail, expected: string): Promise<void> => {
    const { estado, problema } = await settled(id);
    if (estado !== expected) throw new Error(problema);
  };
  const startApplying = ({ id, version }: ImportDetail) =>
    post(addressOf('applyImport', { params: { id } }, origin), { version });
  // As the screen does before a file is chosen.
  await send(addressOf('listImports', {}, origin));
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  load.take();
  const staging = stage();
  const staged = await timed(() => staging);
  const detail = await staging;
  const whileStaging = load.take();
  const applied = await timed(async () => {
    await startApplying(detail);
    await end(detail, 'importada');
  });
  const whileApplying = load.take();
  const undone = await timed(async () => {
    await post(addressOf('undoImport', { params: { id: detail.id } }, origin));
    await end(detail, 'deshecha');
  });
  const whileUndoing = load.take();
  // A save renders all pages anew, so it is not part of what visitors wait for an import.
  const again = await stage();
  await startApplying(again);
  const begin = performance.now();
  await save(origin, headers, 1);
  const saved = performance.now() - begin;
  await end(again, 'importada');
  return {
    engine: engine.name,
    'staged s': staged,
    'applied s': applied,
    'undone s': undone,
    'a save meanwhile ms': saved.toFixed(0),
    'visitors before, p99 / worst ms': before,
    'while staging': whileStaging,
    'while applying': whileApplying,
    'while undoing': whileUndoing,
    failures: load.failures(),
    'memory MB': portal.memory().toFixed(0),
  };
}

export async function measureImport() {
  const rows = [];
  for (const start of [onSqlite, onPostgres]) {
    const engine = await start();
    try {
      rows.push(await measureEngine(engine));
    } finally {
      await engine.stop();
    }
  }
  return rows;
}
