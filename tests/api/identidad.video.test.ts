import { describe, expect, it } from 'vitest';
import { isIntact } from '../../api/copies/check/images.ts';
import type { Database } from '../../api/database/open.ts';
import { pathOfUpload } from '../../contract/addresses/uploads.ts';
import { unchanged, uploadedRows } from '../support/database.ts';
import { anImage } from '../support/images.ts';
import { expectFieldRules } from '../support/refusals.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';
import { aVideo, type Container, videoBytes } from '../support/videos.ts';

const UNKNOWN = `${'0'.repeat(32)}.webm`;
const WRONG_TYPE = 'Solo se permiten videos MP4 (H.264) y WebM';
const TOO_LARGE = 'El archivo debe ser menor a 10MB';
const OPERATION = '3c3f8d1e-6a55-4be7-8f07-9b7d0c2f4a13';

const addVideo = async (staff: Caller, container: Container): Promise<string> =>
  (await staff.call('addVideoIdentidad', { body: {}, file: aVideo(container) })).nombre;

const get = ({ app }: TestApp, nombre: string, headers: Record<string, string> = {}) =>
  app.inject({ url: pathOfUpload('identidad', nombre), headers });

const storedFile = (db: Database, nombre: string) =>
  db.selectFrom('imagenes').where('nombre', '=', nombre).selectAll().executeTakeFirstOrThrow();

const blob = (bytes: Uint8Array | string, type = 'video/mp4') =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type });

describe('the video of the hero', () => {
  it.each(['mp4', 'webm'] as const)('in %s is for staff until the identity names it', async (container) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const nombre = await addVideo(staff, container);
    expect(nombre).toMatch(new RegExp(`^[0-9a-f]{32}\\.${container}$`));
    const forVisitors = await get(portal, nombre);
    expect([forVisitors.statusCode, forVisitors.json().message]).toEqual([404, 'No se encontró el video']);
    const forStaff = await get(portal, nombre, { cookie: staff.cookie ?? '' });
    expect(forStaff.rawPayload).toEqual(videoBytes(container));
    expect(forStaff.headers).toMatchObject({ 'content-type': `video/${container}`, 'cache-control': 'no-store' });

    await staff.call('updateIdentidad', { body: { hero_video: nombre } });
    const shown = await get(portal, nombre);
    expect(shown.rawPayload).toEqual(videoBytes(container));
    expect(shown.headers).toMatchObject({
      'content-type': `video/${container}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    });
    expect((await get(portal, nombre, { 'if-none-match': String(shown.headers.etag) })).statusCode).toBe(304);

    await staff.call('updateIdentidad', { body: { hero_video: '' } });
    expect((await get(portal, nombre)).statusCode).toBe(404);
  });

  it('is sent in byte ranges', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const nombre = await addVideo(staff, 'mp4');
    await staff.call('updateIdentidad', { body: { hero_video: nombre } });
    const bytes = videoBytes('mp4');
    const first = await get(portal, nombre, { range: 'bytes=0-1' });
    expect([first.statusCode, first.headers['content-range']]).toEqual([206, `bytes 0-1/${bytes.length}`]);
    const last = await get(portal, nombre, { range: 'bytes=-10' });
    expect(last.rawPayload).toEqual(bytes.subarray(-10));
    const outside = await get(portal, nombre, { range: `bytes=${bytes.length}-` });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    expect(outside.headers['cache-control']).toBe('no-store');
    // A width is of pictures only.
    const { statusCode, rawPayload } = await portal.app.inject(`${pathOfUpload('identidad', nombre)}?w=320`);
    expect([statusCode, rawPayload.length]).toEqual([200, bytes.length]);
  });

  it('is refused if browsers do not play it, or if it is too large, and changes nothing', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const mp4 = videoBytes('mp4');
    const otherCodec = Buffer.from(mp4);
    otherCodec.write('hvc1', otherCodec.indexOf('avc1', otherCodec.indexOf('stsd')), 'latin1');
    const quickTime = Buffer.from(mp4);
    quickTime.write('qt  ', 8, 'latin1');
    const refused = [
      [blob('<html><script>alert(1)</script>'), 415, WRONG_TYPE],
      [await anImage(), 415, WRONG_TYPE],
      [blob(mp4.subarray(0, mp4.length / 2)), 415, WRONG_TYPE],
      [blob(otherCodec), 415, WRONG_TYPE],
      [blob(quickTime), 415, WRONG_TYPE],
      [blob(videoBytes('webm').subarray(0, 40), 'video/webm'), 415, WRONG_TYPE],
      [blob(Buffer.alloc(10_485_761, videoBytes('webm')), 'video/webm'), 413, TOO_LARGE],
    ] as const;
    await unchanged(portal.db, async () => {
      for (const [file, status, message] of refused) {
        const answer = await staff.send('addVideoIdentidad', { body: {}, file });
        expect([answer.status, answer.body.message]).toEqual([status, message]);
      }
      const { status, body } = await staff.send('addVideoIdentidad', { body: {} });
      expect({ status, body }).toMatchObject({ status: 422, body: { errors: { video: 'Elija un video' } } });
      expect((await staff.send('addImagenIdentidad', { body: {}, file: aVideo('webm') })).status).toBe(415);
    });
    expect(await uploadedRows(portal.db).execute()).toEqual([]);
  });

  it('is a stored video, and no picture is one', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const video = await addVideo(staff, 'webm');
    const { nombre: imagen } = await staff.call('addImagenIdentidad', { body: {}, file: await anImage() });
    await expectFieldRules(portal, staff, 'updateIdentidad', {}, [
      ['hero_video', imagen, 'El video no es válido'],
      ['hero_video', 'fondo', 'El video no es válido'],
      ['hero_video', UNKNOWN, 'El video ya no está guardado. Elíjalo de nuevo.'],
      ['hero_imagen', video, 'La imagen no es válida'],
    ]);
  });

  it('is restored by undo, and its file passes the integrity check', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const nombre = await addVideo(staff, 'webm');
    await staff.call('updateIdentidad', { body: { hero_video: nombre } });
    await staff.send('updateIdentidad', { body: { hero_video: '' }, headers: { operacion: OPERATION } });
    await staff.call('undo', { body: { operacion: OPERATION } });
    expect((await get(portal, nombre)).statusCode).toBe(200);
    const file = await storedFile(portal.db, nombre);
    expect(isIntact(file)).toBe(true);
    expect(isIntact({ ...file, tipo: 'video/mp4' })).toBe(false);
    const mp4 = await storedFile(portal.db, await addVideo(staff, 'mp4'));
    expect(isIntact(mp4)).toBe(true);
    expect(isIntact({ ...mp4, bytes: mp4.bytes.subarray(0, -1) })).toBe(false);
  });
});
