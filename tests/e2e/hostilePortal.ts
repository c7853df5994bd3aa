import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aLogo } from '../support/images.ts';
import { end, spawnPortal } from '../support/portalProcess.ts';
import { configuracion, convenios, eventos, identidad, integrantes, productos, proyectos } from './hostileRecords.ts';
import { test as base, expect, STAFF_OF_TESTS } from './support.ts';

export type Send = (path: string, body: object) => Promise<unknown>;

/** Signs in; the returned function sends a POST below /api, and answers its JSON. */
export async function asStaff(origin: string): Promise<Send> {
  let cookie = '';
  const post = async (path: string, body: object) => {
    const form = body instanceof FormData;
    const response = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { cookie, ...(!form && { 'content-type': 'application/json' }) },
      body: form ? body : JSON.stringify(body),
    });
    expect(response.ok, `${path}: ${response.status} ${await response.clone().text()}`).toBe(true);
    return response;
  };
  const { ADMIN_USUARIO: usuario, ADMIN_PASSWORD: password } = STAFF_OF_TESTS;
  const login = await post('Login/login', { usuario, password });
  cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  return async (path, body) => (await post(path, body)).json();
}

export function formOf(fields: Readonly<Record<string, string>>, logo?: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (logo !== undefined) form.set('logo', logo, 'logo.svg');
  return form;
}

/** Adds the hostile records to an empty portal, in order: ids begin at 1. The first project has members and products, and each line a project. */
async function fill(send: Send): Promise<void> {
  await send('inicio/update_configuracion', configuracion);
  await send('identidad/update_identidad', identidad);
  for (const convenio of convenios) await send('convenios/add_convenio', formOf(convenio, aLogo()));
  for (const evento of eventos) await send('eventos/add_evento', evento);
  for (const proyecto of proyectos) await send('proyectos_investigacion/add_project', proyecto);
  for (const id of [1, 2, 3, 4]) {
    await send('Lineas_investigacion/asignar_linea_proyecto', { id_proyecto: id, id_linea: id });
  }
  for (const [n, { url_linkedin, url_hv, ...integrante }] of integrantes.entries()) {
    const id = n + 1;
    await send('integrantes_investigacion/add_integrante', formOf(integrante));
    const links = { ...integrante, id: String(id), correo: integrante.email, url_linkedin, url_hv };
    await send('integrantes_investigacion/update_integrante', formOf(links));
    await send('Proyecto_integrante/add_actor_to_project', { proyecto_id: 1, actor_id: id });
  }
  for (const [n, producto] of productos.entries()) {
    await send('prod_investigacion/add_product', producto);
    await send('prod_investigacion/add_product_to_project', { proyecto_id: 1, producto_id: n + 1 });
  }
}

/** Tests on a portal of their own, filled with hostile records. */
export const test = base.extend<object, { hostilePortal: string }>({
  hostilePortal: [
    async ({ browserName: _ }, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-e2e-hostil-'));
      const env = { DATA_DIR: dataDir, SAMPLE_CONTENT: 'off', ...STAFF_OF_TESTS };
      const { child, origin } = await spawnPortal(env);
      // A record that is refused must not leave the process behind.
      try {
        await fill(await asStaff(origin));
        await use(origin);
      } finally {
        await end(child, 'SIGKILL');
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ hostilePortal }, use) => use(hostilePortal),
});
