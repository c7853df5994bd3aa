import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../../api/database/open.ts';
import { addressOf } from '../../contract/calls/callAddress.ts';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { LONG_TEXT_MAX } from '../../contract/values/constants.ts';
import { largestRecordsImport } from '../../tests/support/largeImports.ts';
import { requestOf } from './connection.ts';
import type { Figure } from './figure.ts';
import { importer } from './imports.ts';
import { leastWaits, type Waits } from './leastWaits.ts';
import { longestWait, PROBES } from './longestWait.ts';
import type { PortalUnderLoad } from './portal.ts';

const PRODUCTS = 5_000;
const VERSIONS = 40;

const AUTHOR = { created_at: new Date().toISOString(), created_by: 'maria.prueba', updated_by: '' };

/** Staff who write, and a second connection to the file, which fills it. */
async function staffOf(portal: PortalUnderLoad) {
  const cookie = await portal.signIn();
  const origin = `http://127.0.0.1:${portal.port}`;
  const file = new DatabaseSync(databaseFile(portal.dataDir), { timeout: 5_000 });
  const insert = (table: string, row: object): number => {
    const all = { ...row, ...AUTHOR };
    const names = Object.keys(all);
    const sql = `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`;
    return Number(file.prepare(sql).run(...Object.values(all)).lastInsertRowid);
  };
  const post = async (call: EndpointName, body: object): Promise<void> => {
    const headers = { cookie: cookie.replace('Cookie: ', ''), origin, 'content-type': 'application/json' };
    const response = await fetch(addressOf(call, {}, origin), { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${call} answered ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
  };
  const probes = [...PROBES, requestOf('GET', addressOf('listMovements', { query: { limite: 1 } }, ''), [cookie])];
  const waits: Waits = new Map();
  return {
    file,
    insert,
    post,
    waits,
    async measure(name: string, call: EndpointName, body: object) {
      waits.set(name, await longestWait(portal.port, probes, () => post(call, body)));
    },
  };
}

async function project(portal: PortalUnderLoad): Promise<Waits> {
  const { file, insert, post, waits, measure } = await staffOf(portal);
  const texts = { objetivo: 'a', descripcion: 'a', fecha_inicio: '', fecha_fin: '', entidades: '[]', url_externa: '' };
  const nombre = 'Proyecto';
  const recurso_id = insert('proyectos', { nombre, ...texts, estado: 1, activo: 1 });
  const record = { recurso: 'proyectos', recurso_id };
  file.exec('begin');
  for (let n = 0; n < PRODUCTS; n += 1) {
    const row = { nombre: `Producto ${n}`, tipo: 'Libro', descripcion: 'palabra '.repeat(60), enlace: '' };
    insert('productos', { ...row, proyecto_id: recurso_id });
  }
  file.exec('commit');
  await measure(`archiving a project of ${PRODUCTS} products`, 'archiveRecord', record);
  await measure('restoring it', 'restoreArchived', record);
  await post('archiveRecord', record);
  const last = file.prepare('select operacion from movimientos order by id desc limit 1').get();
  await measure('undoing its archiving', 'undo', { operacion: last?.operacion });
  await post('archiveRecord', record);
  await measure('deleting it for ever', 'deleteForever', { ...record, nombre });
  file.close();
  return waits;
}

async function versions(portal: PortalUnderLoad): Promise<Waits> {
  const { file, post, waits, measure } = await staffOf(portal);
  const record = (n: number) => ({
    nombre: 'Largo',
    tipo: 'Libro',
    resumen: 'á'.repeat(LONG_TEXT_MAX),
    autores: Array.from({ length: 200 }, (_, of) => ({
      apellidos: `${of} ${n}`.padStart(200, 'á'),
      nombres: 'b'.repeat(200),
    })),
  });
  await post('addProducto', record(0));
  const id = Number(file.prepare('select max(id) as id from productos').get()?.id);
  for (let n = 1; n < VERSIONS; n += 1) await post('updateProducto', { id, ...record(n) });
  const first = file.prepare("select min(id) as id from movimientos where recurso = 'productos' and recurso_id = ?");
  await measure(`restoring one of ${VERSIONS} large versions`, 'restoreVersion', { movimiento: first.get(id)?.id });
  file.close();
  return waits;
}

async function besideImport(portal: PortalUnderLoad): Promise<Waits> {
  const { file, insert, post, waits, measure } = await staffOf(portal);
  const staff = await importer(portal);
  const texts = { cargo: 'a', profesion: 'a', email: '', estudios: '[]', areas_tematicas: '[]' };
  const row = { nombres: 'Ana', apellidos: 'Núñez', grupo: 1, url_linkedin: '', url_hv: '', ...texts };
  const record = { recurso: 'integrantes', recurso_id: insert('integrantes', row) };
  const { nombre, content } = largestRecordsImport;
  const { id } = await staff.add(nombre, content(1));
  await staff.settled(id);
  await post('archiveRecord', record);
  await measure('deleting a member for ever beside a staged import', 'deleteForever', {
    ...record,
    nombre: 'Ana Núñez',
  });
  file.close();
  return waits;
}

async function ofImport(portal: PortalUnderLoad): Promise<Waits> {
  const { file, post, waits, measure } = await staffOf(portal);
  const staff = await importer(portal);
  const { nombre, content } = largestRecordsImport;
  const { id } = await staff.add(nombre, content(1));
  const { version } = await staff.settled(id);
  await staff.post('applyImport', id, { version });
  const { estado, problema } = await staff.settled(id);
  if (estado !== 'importada') throw new Error(problema);
  const added = file.prepare("select id, nombre from productos where nombre like 'Título %' limit 1").get();
  const record = { recurso: 'productos', recurso_id: added?.id };
  await post('archiveRecord', record);
  await measure('deleting a product for ever that a large import added', 'deleteForever', {
    ...record,
    nombre: added?.nombre,
  });
  file.close();
  return waits;
}

/** Measures how long the largest writes of staff keep readers waiting. */
export const measureStaffWrites = (): AsyncGenerator<Figure> => leastWaits([project, versions, besideImport, ofImport]);
