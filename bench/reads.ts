/** Compares public calls and pages with a bare node:http server that sends the same headers and bytes. */
import { get, type IncomingHttpHeaders } from 'node:http';
import { addressOf } from '../contract/calls/callAddress.ts';
import type { EndpointName } from '../contract/calls/endpoints.ts';
import { type LoadResult, load } from './load.ts';
import { median } from './median.ts';
import { type RunningServer, startBare } from './servers.ts';
import { keepSaving, signIn } from './staff.ts';

const BR = { 'accept-encoding': 'br' };
const LISTS: EndpointName[] = [
  'getInicio',
  'listPublicIntegrantes',
  'listPublicProyectos',
  'listPublicProductos',
  'listPublicEventos',
];
const DETAILS: EndpointName[] = ['getProyecto', 'getIntegrante', 'getProducto'];
const PAGES = ['/proyectos_investigacion', '/proyecto_investigacion/MQ', '/mapa_del_sitio'];
/** The portal and the bare server are measured in turn; the median ratio is reported. */
const ROUNDS = 3;
const SECONDS = 1;
const SAVES_A_SECOND = 10;
/** Headers that node:http sets itself in both servers. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

interface Sample {
  head: Record<string, string>;
  bytes: Buffer;
}

/** The headers and the compressed bytes of an answer. */
function sampleOf(address: string, headers: Record<string, string>): Promise<Sample> {
  const headOf = (received: IncomingHttpHeaders) =>
    Object.fromEntries(
      Object.entries(received).flatMap(([name, value]) => (HOP_BY_HOP.has(name) ? [] : [[name, String(value)]])),
    );
  return new Promise((resolve, reject) => {
    get(address, { headers }, async (response) => {
      const bytes = Buffer.concat(await response.toArray());
      resolve({ head: headOf(response.headers), bytes });
    }).on('error', reject);
  });
}

async function sideBySide(address: string, headers: Record<string, string>, status: number) {
  const { head, bytes } = await sampleOf(address, headers);
  await using bare = await startBare(head, bytes, status);
  const pairs: { limit: LoadResult; ours: LoadResult }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const limit = await load(bare.origin, { seconds: SECONDS, headers, status });
    pairs.push({ limit, ours: await load(address, { seconds: SECONDS, headers, status }) });
  }
  return {
    status,
    bytes: bytes.length,
    'answers/s': Math.round(median(pairs.map(({ ours }) => ours.perSecond))),
    'bare/s': Math.round(median(pairs.map(({ limit }) => limit.perSecond))),
    'share of bare': median(pairs.map(({ ours, limit }) => ours.perSecond / limit.perSecond)).toFixed(2),
    'p99 ms': median(pairs.map(({ ours }) => ours.p99)).toFixed(1),
    failures: pairs.reduce((sum, { ours }) => sum + ours.failures, 0),
  };
}

/** Measures each public call, and pages, with status 200 and 304, on 50 connections. */
export async function measureReads({ origin }: RunningServer) {
  const rows = [];
  const calls = [...LISTS, ...DETAILS].map((call) => [call, addressOf(call, { params: { id: 1 } }, origin)] as const);
  const pages = await Promise.all(PAGES.map(async (path) => [path, (await fetch(origin + path)).url] as const));
  for (const [call, address] of [...calls, ...pages]) {
    rows.push({ call, ...(await sideBySide(address, BR, 200)) });
    const { etag = '' } = (await sampleOf(address, BR)).head;
    rows.push({ call, ...(await sideBySide(address, { ...BR, 'if-none-match': etag }, 304)) });
  }
  return rows;
}

/** Measures the public lists while a staff member saves. */
export async function measureReadsUnderWrites({ origin }: RunningServer) {
  const rows = [];
  await using _ = keepSaving(origin, await signIn(origin), SAVES_A_SECOND);
  for (const call of LISTS) {
    const { perSecond, p50, p99, worst, failures } = await load(addressOf(call, {}, origin), {
      headers: BR,
      seconds: 4,
    });
    rows.push({
      [`call, ${SAVES_A_SECOND} saves/s`]: call,
      'answers/s': Math.round(perSecond),
      'p50 ms': p50.toFixed(1),
      'p99 ms': p99.toFixed(1),
      'worst ms': worst.toFixed(1),
      failures,
    });
  }
  return rows;
}
