import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shareImageOfPage, shareImagePath } from '../../api/shareImages/shareImage.ts';
import { matchRoute } from '../../contract/addresses/siteRoutes.ts';
import { messages } from '../../contract/calls/messages.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { newEvento, newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { addOneOfEach } from '../support/calls.ts';
import { SETTINGS } from '../support/siteSettings.ts';
import { type Caller, testApp } from '../support/testApp.ts';

const MAX_BYTES = 150_000;
const OLD = '0123456789abcdef';
const ONE = encodeId(1);

async function withClient() {
  const portal = await testApp();
  const get = (url: string, method: 'GET' | 'HEAD' = 'GET', remoteAddress = '127.0.0.1') =>
    portal.app.inject({ url, method, remoteAddress });
  /** The current address, as a link with an old hash finds it. */
  const current = async (folder: string): Promise<string> => {
    const { statusCode, headers } = await get(`/vista_previa/${folder}/${OLD}.jpg`);
    expect(statusCode, folder).toBe(302);
    return String(headers.location);
  };
  const staff = await portal.staff();
  /** Addresses of images that nobody has asked for. */
  const undrawn = async (count: number): Promise<string[]> => {
    const ids = Array.from({ length: count }, (_, n) => n);
    for (const n of ids) await newProducto(staff, { nombre: `Guía ${n}` });
    return Promise.all(ids.map((n) => current(`producto/${encodeId(n + 1)}`)));
  };
  return { ...portal, staff, get, current, undrawn };
}

/** A picture whose upper half is red. */
async function aPortrait(): Promise<Blob> {
  const half = { create: { width: 600, height: 300, channels: 3 as const, background: '#f00' } };
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#00f' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(picture)], { type: 'image/jpeg' });
}

async function addPortrait(staff: Caller): Promise<void> {
  const { id, ...fields } = (await staff.call('getIntegrante', { params: { id: 1 } })).investigador;
  const { nombres, apellidos, cargo, email, estudios, areas_tematicas, grupo } = fields;
  const body = { id, nombres, apellidos, cargo, email, estudios, areas_tematicas, grupo };
  const { status } = await staff.send('updateIntegrante', { body, file: await aPortrait() });
  expect(status).toBe(200);
}

/** Red, green and blue of a pixel. */
async function pixelAt(image: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

describe('a share image', () => {
  it.each([
    'sitio/inicio',
    'linea/gestion_sst',
    'lista/proyectos',
    'lista/noticias',
    `proyecto/${ONE}`,
    `integrante/${ONE}`,
    `producto/${ONE}`,
    `evento/${ONE}`,
  ])('of %s has the size that the head says, and may be kept for ever', async (folder) => {
    await using portal = await withClient();
    await addOneOfEach(portal.staff);
    const address = await portal.current(folder);
    const { statusCode, headers, rawPayload } = await portal.get(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });
    expect(rawPayload.length).toBeLessThan(MAX_BYTES);
    const head = await portal.get(address, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(String(rawPayload.length));
  });

  it('has a new address when what it shows changes, and the old one redirects', async () => {
    await using portal = await withClient();
    await newProyecto(portal.staff);
    const old = await portal.current(`proyecto/${ONE}`);
    await portal.staff.call('updateProyecto', { body: { id: 1, nombre: 'Otro nombre' } });
    const address = await portal.current(`proyecto/${ONE}`);
    expect(address).not.toBe(old);
    const { statusCode, headers } = await portal.get(old);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, address, 'no-cache']);
  });

  it('keeps its address when something else changes', async () => {
    await using portal = await withClient();
    await newProyecto(portal.staff);
    const address = await portal.current(`proyecto/${ONE}`);
    await portal.staff.call('updateProyecto', { body: { id: 1, objetivo: 'Otro objetivo' } });
    expect(await portal.current(`proyecto/${ONE}`)).toBe(address);
  });

  it('of an inactive record does not exist, for staff either', async () => {
    await using portal = await withClient();
    await newProyecto(portal.staff);
    await newEvento(portal.staff);
    const addresses = [await portal.current(`proyecto/${ONE}`), await portal.current(`evento/${ONE}`)];
    await portal.staff.call('toggleProyecto', { body: { id: 1, activo: 0 } });
    await portal.staff.call('toggleEvento', { params: { id: 1 }, query: { estado: 0 } });
    for (const url of addresses) {
      expect((await portal.get(url)).statusCode, url).toBe(404);
      const headers = { cookie: portal.staff.cookie ?? '' };
      expect((await portal.app.inject({ url, headers })).statusCode, url).toBe(404);
    }
  });

  it.each([
    `proyecto/${encodeId(9)}/${OLD}.jpg`,
    `proyecto/1/${OLD}.jpg`,
    `convenio/${ONE}/${OLD}.jpg`,
    `constructor/${ONE}/${OLD}.jpg`,
    `linea/otra/${OLD}.jpg`,
    `sitio/otro/${OLD}.jpg`,
    `sitio/inicio/${OLD}.png`,
    'sitio/inicio/hash.jpg',
    'sitio/inicio/..%2f..%2fcard.png',
  ])('does not exist at %s', async (address) => {
    await using portal = await withClient();
    await addOneOfEach(portal.staff);
    expect((await portal.get(`/vista_previa/${address}`)).statusCode).toBe(404);
  });

  it('of a member shows the picture', async () => {
    await using portal = await withClient();
    await newIntegrante(portal.staff);
    const without = await portal.current(`integrante/${ONE}`);
    await addPortrait(portal.staff);
    const address = await portal.current(`integrante/${ONE}`);
    expect(address).not.toBe(without);
    const { rawPayload } = await portal.get(address);
    const [upper, lower] = [await pixelAt(rawPayload, 1_000, 100), await pixelAt(rawPayload, 1_000, 500)];
    expect(upper[0]).toBeGreaterThan(240);
    expect(lower[2]).toBeGreaterThan(240);
  });

  it('has the address that the head of the page says', async () => {
    await using portal = await withClient();
    await addOneOfEach(portal.staff);
    await addPortrait(portal.staff);
    const { visitor } = portal;
    const params = { id: 1 };
    const pages: [path: string, record: object][] = [
      [`/proyecto_investigacion/${ONE}`, (await visitor.call('getProyecto', { params })).project],
      [`/integrante_grupo_investigacion/${ONE}`, (await visitor.call('getIntegrante', { params })).investigador],
      [`/productos_investigacion_detail/${ONE}`, (await visitor.call('getProducto', { params })).product],
      [`/evento/${ONE}`, (await visitor.call('getPublicEvento', { params })).evento],
    ];
    for (const [path, answered] of pages) {
      const route = matchRoute(path);
      if (route.page === 'admin') throw new Error('not a page of the site');
      const image = shareImageOfPage(route, [answered].flat()[0] ?? null, SETTINGS);
      const { statusCode } = await portal.get(image === null ? '' : shareImagePath(image));
      expect(statusCode, path).toBe(200);
    }
  });

  it('is drawn for many requests at once; the excess is answered 503 with Retry-After', async () => {
    await using portal = await withClient();
    const addresses = await portal.undrawn(40);
    const answers = await Promise.all(addresses.map((address, n) => portal.get(address, 'GET', `10.0.0.${n}`)));
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect(statuses).toEqual(new Set([200, 503]));
    const refused = answers.findIndex(({ statusCode }) => statusCode === 503);
    expect(answers[refused]?.headers['retry-after']).toBe('5');
    expect((await portal.get(addresses[refused] ?? '')).statusCode).toBe(200);
  });

  it('is drawn for one client 20 times a minute; those that are drawn do not count, and others are served', async () => {
    await using portal = await withClient();
    const addresses = await portal.undrawn(22);
    const [first = '', last = ''] = [addresses[0], addresses[21]];
    for (let count = 0; count < 30; count += 1) expect((await portal.get(first)).statusCode).toBe(200);
    // All at once: they leave a place in the queue.
    const answers = await Promise.all([...addresses.slice(1, 21), last].map((address) => portal.get(address)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(19).fill(200), 429, 429]);
    expect(answers[20]?.json()).toMatchObject({ message: messages.requests.tooMany });
    expect(Number(answers[20]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await portal.get(last, 'HEAD')).statusCode).toBe(429);
    expect((await portal.get(last, 'GET', '10.0.0.9')).statusCode).toBe(200);
    expect((await portal.get(last)).statusCode).toBe(200);
  });
});
