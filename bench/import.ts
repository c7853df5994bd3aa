/** Measures the import of 5,000 products beside 5,000 others, on both engines, while visitors read 100 pages a second. */
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

/** Requests at a fixed rate, whether or not earlier ones were answered. */
/** Pages are made at their first request. */
async function visitors(origin: string) {
  const paths = [
    '/',
    '/proyectos_investigacion',
    '/mapa_del_sitio',
    ...[1, 2, 3, 4, 5].map((id) => addressOf('getProyecto', { params: { id } })),
  ];
  for (const path of paths) await (await fetch(origin + path)).arrayBuffer();
  let times: number[] = [];
  let failures = 0;
  let sent = 0;
  const one = async () => {
    const begin = performance.now();
    try {
      const response = await fetch(origin + paths[sent++ % paths.length]);
      await response.arrayBuffer();
      if (!response.ok) failures += 1;
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
    [Symbol.dispose]: () => clearInterval(timer),
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
  let id = 0;
  const staged = await timed(async () => {
    ({ id } = (await send(addressOf('addImport', {}, origin), { method: 'POST', body: form })) as { id: number });
    await settled(id);
  });
  const whileStaging = load.take();
  let saved = 0;
  const applied = await timed(async () => {
    const { version, numeros } = await settled(id);
    if (numeros.incluidas !== ROWS) throw new Error(`only ${numeros.incluidas} rows are new`);
    await post(addressOf('applyImport', { params: { id } }, origin), { version });
    const begin = performance.now();
    await save(origin, headers, 1);
    saved = performance.now() - begin;
    const { estado, problema } = await settled(id);
    if (estado !== 'importada') throw new Error(problema);
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const whileApplying = load.take();
  const undone = await timed(async () => {
    await post(addressOf('undoImport', { params: { id } }, origin));
    const { estado, problema } = await settled(id);
    if (estado !== 'deshecha') throw new Error(problema);
  });
  return {
    engine: engine.name,
    'staged s': staged,
    'applied s': applied,
    'undone s': undone,
    'a save meanwhile ms': saved.toFixed(0),
    'visitors before, p99 / worst ms': before,
    'while staging': whileStaging,
    'while applying': whileApplying,
    'while undoing': load.take(),
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
