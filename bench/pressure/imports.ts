import { setTimeout as wait } from 'node:timers/promises';
import type { ImportField } from '../../api/resources/parts/importPart.ts';
import { serverResources } from '../../api/resources/serverResources.ts';
import { addressOf } from '../../contract/calls/callAddress.ts';
import type { ImportDetail } from '../../contract/entities/import.ts';
import { type LargeImport, largeImports } from '../../tests/support/largeImports.ts';
import type { Figure } from './figure.ts';
import { longestWait, PROBES } from './longestWait.ts';
import { type PortalUnderLoad, startPortalUnderLoad } from './portal.ts';

/** Milliseconds that one request, or a job, may keep others waiting. */
const LIMIT = 50;
/** What keeps others waiting does so each time; other work of the machine does not. */
const REPETITIONS = 3;
const POLL_MS = 100;
const RUNNING = ['leyendo', 'comparando', 'importando', 'deshaciendo'];

/** Staff who import. */
export async function importer(portal: PortalUnderLoad) {
  const cookie = await portal.signIn();
  const origin = `http://127.0.0.1:${portal.port}`;
  const send = async (url: string, init: RequestInit = {}): Promise<{ id: number; importacion: ImportDetail }> => {
    const headers = { cookie: cookie.replace('Cookie: ', ''), origin, ...(init.headers ?? {}) };
    const response = await fetch(url, { ...init, headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
  const get = (call: 'getImport' | 'listImportRows' | 'listImports', id: number, query = {}) =>
    send(addressOf(call, { params: { id }, query }, origin));
  return {
    get,
    /** Waits for the end of its job. */
    async settled(id: number): Promise<ImportDetail> {
      for (;;) {
        const { importacion } = await get('getImport', id);
        if (!RUNNING.includes(importacion.estado)) return importacion;
        await wait(POLL_MS);
      }
    },
    post: (call: 'changeImportRows' | 'setImportOptions' | 'applyImport' | 'undoImport', id: number, body?: object) =>
      send(addressOf(call, { params: { id } }, origin), {
        method: 'POST',
        ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
    add(nombre: string, archivo: Blob) {
      const form = new FormData();
      form.set('nombre', nombre);
      form.set('archivo', archivo, nombre);
      return send(addressOf('addImport', {}, origin), { method: 'POST', body: form });
    },
    record(call: 'addIntegrante' | 'saveDraft', fields: object) {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
      return send(addressOf(call, {}, origin), { method: 'POST', body: form });
    },
    discard: (id: number) => send(addressOf('discardImport', { params: { id } }, origin), { method: 'DELETE' }),
    template: (formato: 'csv' | 'xlsx') =>
      fetch(addressOf('getImportTemplate', { query: { recurso: 'productos', formato } }, origin), {
        headers: { cookie: cookie.replace('Cookie: ', '') },
      }).then((response) => response.arrayBuffer()),
  };
}

/** What takes longest of each step of one import, from the file to its undo. */
async function waitsOf(
  portal: PortalUnderLoad,
  { kind, nombre, content, records = [] }: LargeImport,
): Promise<Map<string, number>> {
  const staff = await importer(portal);
  const waits = new Map<string, number>();
  const step = async (name: string, work: () => Promise<unknown>) => {
    waits.set(name, await longestWait(portal.port, PROBES, work));
  };
  let id = 0;
  const settled = () => staff.settled(id);
  const changed = async (call: 'changeImportRows' | 'setImportOptions', change: object) => {
    const { version } = await settled();
    await staff.post(call, id, { version, ...change });
    await settled();
  };
  for (const { call, body } of records) await staff.record(call, body);
  const [{ name }] = serverResources[kind].imports.fields as [ImportField];
  const file = content(1);
  await step('the file', async () => {
    ({ id } = await staff.add(nombre, file));
    await settled();
  });
  const { estado, problema, opciones } = await settled();
  if (estado === 'fallida') throw new Error(`${nombre} was refused: ${problema}`);
  await step('the import', () => staff.get('getImport', id));
  await step('a page of rows', () => staff.get('listImportRows', id));
  await step('a corrected row', () => changed('changeImportRows', { numeros: [1], celdas: { [name]: 'Otro' } }));
  await step('all rows of a state', () => changed('changeImportRows', { estado: 'nuevo', incluida: true }));
  await step('an option', () => changed('setImportOptions', { vinculos_vacios: true }));
  await step('other columns', () => changed('setImportOptions', { columnas: opciones.columnas }));
  await step('the templates', () => Promise.all([staff.template('xlsx'), staff.template('csv')]));
  const { numeros } = await settled();
  if (numeros.incluidas > 0) {
    await step('the application', async () => {
      const { version } = await settled();
      await staff.post('applyImport', id, { version });
      const { estado, problema } = await settled();
      if (estado !== 'importada') throw new Error(problema);
    });
    await step('the undo', async () => {
      await staff.post('undoImport', id);
      const { estado, problema } = await settled();
      if (estado !== 'deshecha') throw new Error(problema);
    });
  } else await step('the end', () => staff.discard(id));
  return waits;
}

async function measureFile(file: LargeImport): Promise<Figure> {
  let least = new Map<string, number>();
  const worst = () => [...least].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
  for (let n = 0; n < REPETITIONS && (n === 0 || worst()[1] > LIMIT); n += 1) {
    await using portal = await startPortalUnderLoad();
    const waits = await waitsOf(portal, file);
    least = new Map([...waits].map(([name, ms]) => [name, Math.min(ms, least.get(name) ?? ms)]));
  }
  const [name, ms] = worst();
  return {
    figure: `import of ${file.label}: longest wait of others, beside ${name}`,
    required: `≤ ${LIMIT} ms`,
    measured: `${Math.round(ms)} ms`,
    met: ms <= LIMIT,
  };
}

/** Measures how long the largest files of imports keep other requests waiting, from the upload to the undo. */
export async function* measureImports(): AsyncGenerator<Figure> {
  for (const file of largeImports) yield await measureFile(file);
}
