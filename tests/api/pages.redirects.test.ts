import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCanonicalPath } from '../../api/pages/canonicalPath.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { RECORD_PAGES, RESOURCE_OF_PAGE } from '../../contract/resources/recordPages.ts';
import { resources } from '../../contract/resources/resources.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { anIntegrante, newProyecto } from '../support/builders/inputs.ts';
import { addOneOfEach } from '../support/calls.ts';
import { FILES, NOMBRE, PATH } from '../support/pagesPortal.ts';
import { siteWith } from '../support/siteBuild.ts';
import { testApp } from '../support/testApp.ts';

const ASKED = 'pathsWhoseCallsWereAsked';
/** A server part that notes the paths whose calls it was asked for. */
const NOTING = `${FILES['server/server.js']}
const { callsOf } = siteRenderer;
siteRenderer.callsOf = (path, ...rest) => {
  globalThis.${ASKED}.push(path);
  return callsOf(path, ...rest);
};`;

const asked: string[] = [];
let noting: Awaited<ReturnType<typeof siteWith>>;

beforeAll(async () => {
  Reflect.set(globalThis, ASKED, asked);
  noting = await siteWith({ ...FILES, 'server/server.js': NOTING });
});
afterAll(async () => {
  Reflect.deleteProperty(globalThis, ASKED);
  await noting[Symbol.asyncDispose]();
});

async function withProyecto() {
  const portal = await testApp({ siteDir: noting.folder });
  const staff = await portal.staff();
  await newProyecto(staff, { nombre: NOMBRE });
  return { ...portal, staff };
}

it.each(RECORD_PAGES)('the address of %s has the words of its name', async (page) => {
  await using portal = await testApp();
  await addOneOfEach(await portal.staff());
  const { nameColumns } = resources[RESOURCE_OF_PAGE[page]];
  const names = Object.fromEntries(nameColumns.map((column) => [column, column]));
  await portal.db
    .updateTable(RESOURCE_OF_PAGE[page] as 'proyectos')
    .set(names)
    .execute();
  const path = await findCanonicalPath(portal.db, sitePaths[page](1), new Date());
  expect(path).toBe(`${sitePaths[page](1)}/${nameColumns.join('-')}`);
});

describe('another spelling of an address', () => {
  it.each([
    ['/MAPA_del_sitio', '/mapa_del_sitio'],
    ['//mapa_del_sitio', '/mapa_del_sitio'],
    ['/Proyectos_Investigacion?q=casco', '/proyectos_investigacion?q=casco'],
    ['/buscar/?q=casco', '/buscar?q=casco'],
    ['/lineas/SOSTENIBILIDAD', '/lineas/sostenibilidad'],
    [`/proyecto_investigacion/${encodeId(1)}/otro-nombre`, PATH],
    [`/integrante_grupo_investigacion/${encodeId(1)}`, `/integrante_grupo_investigacion/${encodeId(1)}/ana-ruiz`],
  ])('is redirected before its page is rendered: %s', async (url, canonical) => {
    await using portal = await withProyecto();
    await portal.staff.call('addIntegrante', { body: anIntegrante({ nombres: 'Ana', apellidos: 'Ruiz' }) });
    asked.length = 0;
    const { statusCode, headers } = await portal.app.inject({ url });
    expect([statusCode, headers.location]).toEqual([301, canonical]);
    expect(asked).toEqual([]);
  });

  it('of a record that is not public is not found, before its page is rendered', async () => {
    await using portal = await withProyecto();
    await portal.staff.call('toggleProyecto', { body: { id: 1, activo: 0 } });
    asked.length = 0;
    expect((await portal.app.inject({ url: PATH.toUpperCase() })).statusCode).toBe(404);
    expect((await portal.app.inject({ url: PATH })).statusCode).toBe(404);
    expect(new Set(asked)).toEqual(new Set(['/proyecto_investigacion/-']));
  });
});
