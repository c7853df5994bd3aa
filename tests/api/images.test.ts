import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aConvenio, anIntegrante, newConvenio } from '../support/builders/inputs.ts';
import { anImage } from '../support/images.ts';
import { type TestApp, testApp } from '../support/testApp.ts';

const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

async function memberImage(portal: TestApp, ancho = 800): Promise<string> {
  const staff = await portal.staff();
  const file = await anImage({ ancho });
  const { integrante } = await staff.call('addIntegrante', { body: anIntegrante(), file });
  return integrante.nombre_imagen ?? '';
}

const widthOf = async (picture: Buffer): Promise<number> => (await sharp(picture).metadata()).width;

describe('a member image', () => {
  it('is served as stored, is kept for a day because it may be called back, and is not sent again then', async () => {
    await using portal = await testApp();
    const nombre = await memberImage(portal);
    const { statusCode, headers, rawPayload } = await portal.app.inject({ url: `/api/uploads/${nombre}` });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'content-security-policy': SANDBOX,
    });
    const etag = String(headers.etag);
    const asked = (query: string) =>
      portal.app.inject({ url: `/api/uploads/${nombre}${query}`, headers: { 'if-none-match': etag } });
    expect(await asked('')).toMatchObject({
      ...{ statusCode: 304, body: '' },
      headers: { 'cache-control': 'public, max-age=86400', etag },
    });
    expect((await asked('?w=160')).statusCode).toBe(200);
    expect(rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
    expect(await widthOf(rawPayload)).toBe(640);
  });

  it('is served at the smallest width that is at least the requested one', async () => {
    await using portal = await testApp();
    const nombre = await memberImage(portal);
    const widths = [
      ['w=1', 160],
      ['w=160', 160],
      ['w=161', 320],
      ['w=480', 480],
      ['w=5000', 640],
      ['w=', 640],
      ['w=-1', 640],
      ['w=muy', 640],
      ['w=1&w=2', 640],
    ] as const;
    for (const [query, width] of widths) {
      const { statusCode, rawPayload } = await portal.app.inject({ url: `/api/uploads/${nombre}?${query}` });
      expect(statusCode, query).toBe(200);
      expect(await widthOf(rawPayload), query).toBe(width);
    }
  });

  it('is never enlarged', async () => {
    await using portal = await testApp();
    const nombre = await memberImage(portal, 90);
    const { rawPayload } = await portal.app.inject({ url: `/api/uploads/${nombre}?w=640` });
    expect(await widthOf(rawPayload)).toBe(90);
  });

  it('answers 404 after it is replaced', async () => {
    await using portal = await testApp();
    const old = await memberImage(portal);
    const staff = await portal.staff();
    await staff.call('updateIntegrante', { body: { id: 1, ...anIntegrante() }, file: await anImage() });
    const answer = await portal.app.inject({ url: `/api/uploads/${old}` });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ success: 0, message: 'No se encontró la imagen' });
    expect(answer.headers['cache-control']).toBe('no-store');
    const [current] = await portal.visitor.call('listPublicIntegrantes', {});
    expect((await portal.app.inject({ url: `/api/uploads/${current?.nombre_imagen}` })).statusCode).toBe(200);
  });
});

describe('a logo', () => {
  it('is served sanitized and sandboxed when it is an SVG', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4" onload="alert(1)"><script>alert(2)</script>' +
      '<rect width="8" height="4" fill="#046"/></svg>';
    const file = new Blob([svg], { type: 'image/svg+xml' });
    const { convenio } = await staff.call('addConvenio', { body: aConvenio(), file });
    const { statusCode, headers, body } = await portal.app.inject({ url: `/api/uploads/convenios/${convenio.logo}` });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('image/svg+xml'),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': SANDBOX,
    });
    expect(body).toContain('<rect');
    expect(body).not.toMatch(/script|onload|alert/);
  });

  it('is served at 170 and 340 pixels, and deleted with its convenio', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { convenio } = await staff.call('addConvenio', { body: aConvenio(), file: await anImage({ ancho: 800 }) });
    const url = `/api/uploads/convenios/${convenio.logo}`;
    expect(await widthOf((await portal.app.inject({ url: `${url}?w=170` })).rawPayload)).toBe(170);
    expect(await widthOf((await portal.app.inject({ url })).rawPayload)).toBe(340);
    await staff.call('deleteConvenio', { params: { id: convenio.id } });
    expect((await portal.app.inject({ url })).statusCode).toBe(404);
  });

  it('is hidden from visitors when its convenio is inactive', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newConvenio(staff);
    await staff.call('toggleConvenio', { body: { id, estado: 2 } });
    expect((await portal.visitor.call('getInicio', {})).logos_convenios).toEqual([]);
  });

  it('of an inactive convenio is served to staff only, and not stored', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newConvenio(staff, { estado: 2 });
    const { convenio } = await staff.call('getConvenio', { params: { id } });
    const get = (folder: string, headers: Record<string, string> = {}) =>
      portal.app.inject({ url: `${folder}/${convenio.logo}`, headers });
    for (const folder of ['/api/uploads', '/api/uploads/convenios']) {
      const { statusCode, headers } = await get(folder);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
      expect((await get(folder, { cookie: 'sesion=otra' })).statusCode).toBe(404);
      const preview = await get(folder, { cookie: String(staff.cookie) });
      expect([preview.statusCode, preview.headers['cache-control']]).toEqual([200, 'no-store']);
    }
    await staff.call('toggleConvenio', { body: { id, estado: 1 } });
    expect((await get('/api/uploads/convenios')).statusCode).toBe(200);
  });
});

describe('an unknown image address', () => {
  it('is answered with 404', async () => {
    await using portal = await testApp();
    const names = [
      'nada',
      `${'0'.repeat(32)}.webp`,
      `${'0'.repeat(32)}.png`,
      '..%2f..%2fpackage.json',
      '%2e%2e%2fportal.sqlite',
      'convenios/..%2f..%2fportal.sqlite',
      "a'%20or%20'1'='1.webp",
      '%00',
    ];
    for (const nombre of names) {
      const { statusCode, body } = await portal.app.inject({ url: `/api/uploads/${nombre}` });
      expect(statusCode, nombre).toBe(404);
      expect(JSON.parse(body), nombre).toEqual({ success: 0, message: 'No se encontró la imagen' });
    }
  });
});
