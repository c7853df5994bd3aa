import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { machinePaths } from '../../contract/addresses/machinePaths.ts';
import { pagesPortal } from '../support/pagesPortal.ts';
import { SETTINGS } from '../support/siteSettings.ts';
import { testApp } from '../support/testApp.ts';

const { favicon, touchIcon, icon, manifest, securityTxt } = machinePaths;
const ORIGIN = 'https://grupo.example.org';

async function cornerOf(image: Buffer): Promise<number[]> {
  return [...(await sharp(image).extract({ left: 1, top: 1, width: 1, height: 1 }).raw().toBuffer())];
}

describe('the icon of the site', () => {
  it.each([
    [touchIcon, 180],
    [icon(192), 192],
    [icon(512), 512],
  ])('at %s is an opaque PNG of %i pixels', async (path, size) => {
    await using portal = await testApp();
    const { statusCode, headers, rawPayload } = await portal.app.inject(path);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/png', 'no-cache']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: size, height: size, hasAlpha: false });
    const again = await portal.app.inject({ url: path, headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('is an ICO with one PNG at /favicon.ico', async () => {
    await using portal = await testApp();
    const { statusCode, headers, rawPayload } = await portal.app.inject(favicon);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/x-icon']);
    expect([...rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect([rawPayload.readUInt32LE(14), rawPayload.readUInt32LE(18)]).toEqual([rawPayload.length - 22, 22]);
    expect(await sharp(rawPayload.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });

  it('follows the identity: without a favicon it is the first letter on the main colour', async () => {
    await using portal = await testApp();
    const before = await portal.app.inject(touchIcon);
    const staff = await portal.staff();
    await staff.call('updateIdentidad', { body: { favicon: '', sigla: 'GIV', color_principal: '#204060' } });
    const after = await portal.app.inject({
      url: touchIcon,
      headers: { 'if-none-match': String(before.headers.etag) },
    });
    expect(after.statusCode).toBe(200);
    expect(await cornerOf(after.rawPayload)).toEqual([0x20, 0x40, 0x60]);
    const { channels } = await sharp(after.rawPayload).stats();
    expect(Math.max(...channels.map(({ max }) => max))).toBe(255);
  });

  it('is the uploaded favicon on white', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const picture = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const file = new Blob([new Uint8Array(picture)], { type: 'image/png' });
    const { nombre } = (await staff.send('addImagenIdentidad', { file })).body;
    await staff.call('updateIdentidad', { body: { favicon: nombre } });
    const { rawPayload } = await portal.app.inject(touchIcon);
    expect(await cornerOf(rawPayload)).toEqual([255, 255, 255]);
    const middle = await sharp(rawPayload).extract({ left: 90, top: 90, width: 1, height: 1 }).raw().toBuffer();
    expect(middle[0]).toBeGreaterThan(240);
    expect(middle[1]).toBeLessThan(20);
  });
});

it('the manifest has names, colour and icons of the identity', async () => {
  await using portal = await testApp();
  const { nombre, sigla, color_principal } = SETTINGS.identidad;
  const response = await portal.app.inject(manifest);
  expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(response.json()).toMatchObject({
    name: nombre,
    short_name: sigla,
    lang: 'es',
    start_url: '/',
    theme_color: color_principal,
  });
  for (const { src } of response.json().icons) expect((await portal.app.inject(src)).statusCode).toBe(200);
  await (await portal.staff()).call('updateIdentidad', { body: { nombre: 'Mares', sigla: '' } });
  expect((await portal.app.inject(manifest)).json()).toMatchObject({ name: 'Mares', short_name: 'Mares' });
});

describe('security.txt', () => {
  it('has the contact e-mail of the home and the day on which it expires, within a year', async () => {
    await using portal = await testApp({ publicUrl: ORIGIN });
    await portal.db.updateTable('inicio').set({ correo_contacto: 'grupo+vial@example.org' }).execute();
    const { statusCode, headers, body } = await portal.app.inject(securityTxt);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain('Contact: mailto:grupo%2Bvial@example.org\n');
    expect(body).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt\n`);
    const expires = /^Expires: (\d{4}-\d\d-\d\dT00:00:00\.000Z)$/m.exec(body)?.[1] ?? '';
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(178);
    expect(days).toBeLessThan(365);
  });

  it('has no address of its own without PUBLIC_URL, and is not there without an e-mail', async () => {
    await using portal = await testApp();
    expect((await portal.app.inject(securityTxt)).statusCode).toBe(404);
    const staff = await portal.staff();
    await staff.call('updateConfiguracion', {
      body: { objetivo: '<p>Medir</p>', correo_contacto: 'grupo@example.org' },
    });
    const { statusCode, body } = await portal.app.inject(securityTxt);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('Canonical');
  });
});

const withProyecto = pagesPortal();

it('every page links the icon and the manifest', async () => {
  await using portal = await withProyecto();
  for (const path of ['/proyectos_investigacion', '/nada']) {
    const { body } = await portal.get(path);
    expect(body).toContain(`<link rel="apple-touch-icon" href="${touchIcon}" />`);
    expect(body).toContain(`<link rel="manifest" href="${manifest}" />`);
  }
});
