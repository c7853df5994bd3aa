import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../contract/calls/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import { addOneOfEach, GOOD, IN_ORDER, rowsWhere } from '../support/calls.ts';
import { unchanged } from '../support/database.ts';
import { type TestApp, testApp } from '../support/testApp.ts';

/** Common SQL injections for ids and names. */
const INJECTIONS = [
  '1 OR 1=1',
  "1' OR '1'='1",
  '1) OR (1=1',
  '1; DROP TABLE proyectos',
  '1 UNION SELECT clave FROM usuarios',
  "1' UNION SELECT 1,usuario,clave FROM usuarios--",
  '1 AND SLEEP(5)',
  '1 AND (SELECT 1 FROM PG_SLEEP(5))',
  "1' AND RANDOMBLOB(500000000)--",
  '1/**/OR/**/1=1',
  '1%27%20OR%201=1',
  '-1 UNION ALL SELECT NULL',
  '1 RLIKE (SELECT 1)',
  "1'||(SELECT 'x')||'",
  '(SELECT CHR(113))',
  '1 ORDER BY 99',
  '0x31',
  '1e0',
  '1--',
  '1#',
];
/** Property names of Object.prototype. */
const OF_EVERY_OBJECT = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
];

const urlWith = (name: EndpointName, value: string): string =>
  `/api/${endpoints[name].path.replaceAll(/\{\w+\}/g, encodeURIComponent(value))}`;
const WITH_ID = rowsWhere((row) => row.path.includes('{') && row.effect === 'read' && row.access === 'public');

describe('attacks on public endpoints', () => {
  let portal: TestApp;
  beforeAll(async () => {
    portal = await testApp();
    await addOneOfEach(await portal.staff());
  });
  afterAll(() => portal[Symbol.asyncDispose]());

  it.each(WITH_ID)('answers 400 to injections in the id of %s, 404 to those in the address of a page', async (name) => {
    const refused = name === 'getPublicPagina' ? 404 : 400;
    await unchanged(portal.db, async () => {
      for (const value of [...INJECTIONS, ...OF_EVERY_OBJECT]) {
        const { statusCode } = await portal.app.inject({ url: urlWith(name, value) });
        expect(statusCode, value).toBe(refused);
      }
    });
  });

  it('ignores unknown query parameters', async () => {
    const reads = rowsWhere((row) => row.access === 'public' && row.effect === 'read' && !row.path.includes('{'));
    for (const name of reads) {
      const url = `/api/${endpoints[name].path}`;
      const { body } = await portal.app.inject({ url });
      for (const value of [...INJECTIONS, ...OF_EVERY_OBJECT]) {
        for (const parameter of ['id', 'created_by', 'filter', 'sort', value]) {
          const query = `${encodeURIComponent(parameter)}=${encodeURIComponent(value)}`;
          const answered = await portal.app.inject({ url: `${url}?${query}` });
          expect({ status: answered.statusCode, body: answered.body }, `${name} ${query}`).toEqual({
            status: 200,
            body,
          });
        }
      }
    }
  });

  it('answers 404 to property names of Object.prototype', async () => {
    for (const name of OF_EVERY_OBJECT) {
      for (const url of [`/${name}`, `/api/${name}`, `/api/uploads/${name}`, `/api/uploads/convenios/${name}`]) {
        expect((await portal.app.inject({ url })).statusCode, url).toBe(404);
      }
    }
  });

  it('answers 401 to injections in the login', async () => {
    const names = [...INJECTIONS, ...OF_EVERY_OBJECT, "maria.prueba'--", "maria.prueba' OR 1=1--"];
    for (const [n, usuario] of names.entries()) {
      const body = { usuario, password: "' OR '1'='1" };
      const { status } = await portal.visitor.send('login', { body, from: `203.0.113.${n}` });
      expect(status, usuario).toBe(401);
    }
  });
});

/** Sets every URL field of the body to `address`. */
function withAddress({ body, ...sent }: (typeof GOOD)[EndpointName], address: string): (typeof GOOD)[EndpointName] {
  const urls = Object.keys((body ?? {}) as object).filter((field) => /^(url|enlace)/.test(field));
  const changes = urls.map((field) => [field, field === 'urls_adicionales' ? [address] : address]);
  return { ...sent, body: body && { ...(body as object), ...Object.fromEntries(changes) } };
}

describe('URLs in user input', () => {
  it('are never requested by the server', async () => {
    let requests = 0;
    const canary = createServer((_request, response) => {
      requests += 1;
      response.end();
    });
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/imagen.png`;
    const svg =
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "${address}">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">` +
      `<image href="${address}"/><use href="${address}#a"/><style>@import "${address}"</style></svg>`;
    await using portal = await testApp();
    const staff = await portal.staff();
    await addOneOfEach(staff);
    const writes = IN_ORDER.filter((name) => (endpoints[name] as Endpoint).effect === 'write');
    for (const name of writes) {
      const headers = { referer: 'http://localhost/', forwarded: `host="${address}"`, 'x-forwarded-host': address };
      await staff.send(name, { ...withAddress(GOOD[name], address), file: new Blob([svg]) }, headers);
    }
    const objetivo = `<p><img src="${address}"><a href="${address}">enlace</a></p>`;
    await staff.send('updateConfiguracion', withAddress({ body: { objetivo, url_guias: '' } }, address));
    expect((await portal.visitor.call('getInicio', {})).inicio.url_guias).toBe(address);
    await new Promise((resolve) => canary.close(resolve));
    expect(requests).toBe(0);
  });
});
