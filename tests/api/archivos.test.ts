import { sql } from 'kysely';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { findOldVersions, removeOldVersions } from '../../api/cli/cleanUp/oldVersions.ts';
import { isPostgres, openPostgres } from '../../api/database/open.ts';
import { sentFiles } from '../../api/resources/html/storedFiles.ts';
import { pathOfTextFile } from '../../contract/addresses/textFiles.ts';
import { IMAGE_MAX_BYTES } from '../../contract/values/constants.ts';
import { aDraft, newDraft } from '../support/builders/drafts.ts';
import { aNoticia, newNoticia, newProducto } from '../support/builders/inputs.ts';
import { aLogo, anImage } from '../support/images.ts';
import { settled } from '../support/imports.ts';
import { CUTOFF } from '../support/oldPortal.ts';
import { aPdf } from '../support/pdf.ts';
import { linkTo, previewSite } from '../support/previews.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';
import { htmlOf, sendPdf, sendPicture, textWith } from '../support/textFiles.ts';

const { site, withSite } = await previewSite();
afterAll(() => site[Symbol.asyncDispose]());

const UNKNOWN = `${'ab'.repeat(16)}.webp`;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The status of a file for visitors, or for the owner of a cookie. */
const statusOf = async ({ app }: TestApp, path: string, cookie?: string | null) =>
  (await app.inject({ url: path, headers: cookie ? { cookie } : {} })).statusCode;

/** Who names a file: 'noticias 1'. */
const usesOf = async ({ db }: TestApp, archivo: string) =>
  (await db.selectFrom('usos_archivos').where('archivo', '=', archivo).selectAll().execute())
    .map(({ tabla, registro_id }) => `${tabla} ${registro_id}`)
    .sort();

const textoOf = async (staff: Caller, id: number) => (await staff.call('getNoticia', { params: { id } })).noticia.texto;

const update = (staff: Caller, id: number, changes: Parameters<typeof aNoticia>[0]) =>
  staff.call('updateNoticia', { params: { id }, body: aNoticia(changes) });

const isStored = async ({ db }: TestApp, nombre: string): Promise<boolean> =>
  (await db.selectFrom('imagenes').where('nombre', '=', nombre).select('nombre').executeTakeFirst()) !== undefined;

/** Deletes a file as the clean-up does, which leaves its name in `archivos`. */
const deleteFile = ({ db }: TestApp, nombre: string) =>
  db.deleteFrom('imagenes').where('nombre', '=', nombre).execute();

const erase = async (staff: Caller, recurso_id: number) => {
  await staff.call('archiveRecord', { body: { recurso: 'noticias', recurso_id } });
  await staff.call('deleteForever', { body: { recurso: 'noticias', recurso_id, nombre: aNoticia().titulo } });
};

describe('a file of a text', () => {
  it('is stored when it is sent, and answered with its name and size', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const picture = await staff.call('addArchivo', { body: {}, file: await anImage({ ancho: 2_000 }) });
    expect(picture).toEqual({
      success: 1,
      message: 'Archivo guardado. Falta guardar el texto.',
      nombre: expect.stringMatching(/^[0-9a-f]{32}\.webp$/),
      tipo: 'image/webp',
      bytes: expect.any(Number),
      ancho: 1_280,
      alto: 960,
    });
    const widths = await portal.db
      .selectFrom('imagenes')
      .where('nombre', '=', picture.nombre)
      .select('ancho')
      .execute();
    expect(widths.map(({ ancho }) => ancho).sort((a, b) => a - b)).toEqual([320, 480, 640, 960, 1_280]);
    const pdf = aPdf();
    expect(await staff.call('addArchivo', { body: {}, file: pdf })).toMatchObject({
      nombre: expect.stringMatching(/^[0-9a-f]{32}\.pdf$/),
      tipo: 'application/pdf',
      bytes: pdf.size,
      ancho: null,
      alto: null,
    });
    const sent = await portal.db.selectFrom('archivos').selectAll().execute();
    expect(sent.map(({ created_by }) => created_by)).toEqual(['maria.prueba', 'maria.prueba']);
  });

  it('is refused with the reason if it is a drawing, something else, too large or absent', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const answerTo = async (file?: Blob) => {
      const { status, body } = await staff.send('addArchivo', { body: {}, file });
      return [status, body.message];
    };
    const types = 'Solo se permiten archivos JPG, JPEG, PNG, GIF, WebP y PDF';
    expect(await answerTo(aLogo())).toEqual([415, types]);
    expect(await answerTo(new Blob(['hola']))).toEqual([415, types]);
    const large = await anImage({ bytes: IMAGE_MAX_BYTES + 1 });
    expect(await answerTo(large)).toEqual([413, 'El archivo debe ser menor a 5MB']);
    expect(await answerTo(aPdf(10_485_760))).toEqual([413, 'El archivo debe ser menor a 10MB']);
    expect(await answerTo()).toEqual([422, 'Elija un archivo']);
    expect(await portal.db.selectFrom('archivos').selectAll().execute()).toEqual([]);
  });
});

describe('who reads the file of a text', () => {
  it('is staff at once, and visitors while a record that they may read names it', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const names = [await sendPicture(staff), await sendPdf(staff)];
    const statuses = async () => Promise.all(names.map((name) => statusOf(portal, pathOfTextFile(name))));
    expect(await statuses()).toEqual([404, 404]);
    expect(await statusOf(portal, pathOfTextFile(names[0] ?? ''), staff.cookie)).toBe(200);
    const id = await newNoticia(staff, { texto: textWith(...names) });
    expect(await textoOf(staff, id)).toContain(`src="${pathOfTextFile(names[0] ?? '')}"`);
    expect(await statuses()).toEqual([200, 200]);
    await update(staff, id, { publicar_desde: '2199-01-01T00:00:00Z' });
    expect(await statuses()).toEqual([404, 404]);
    await update(staff, id, { publicar_desde: '', activo: 0 });
    expect(await statuses()).toEqual([404, 404]);
    const { lineas } = await staff.call('listLineas', {});
    const { id: linea = 0, nombre = '' } = lineas[0] ?? {};
    await staff.call('editLinea', { body: { id: linea, nombre, texto: textWith(...names) } });
    expect(await statuses()).toEqual([200, 200]);
    // Its page stays.
    await staff.call('retireLinea', { body: { id: linea, retirada: 1 } });
    expect(await statuses()).toEqual([200, 200]);
    await staff.call('editLinea', { body: { id: linea, nombre, texto: '' } });
    expect(await statuses()).toEqual([404, 404]);
  });

  it('gets pictures in their widths for a year, and a PDF in byte ranges and checked each time; only staff get no-store', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { nombre: picture } = await staff.call('addArchivo', { body: {}, file: await anImage({ ancho: 700 }) });
    const pdf = await sendPdf(staff);
    const id = await newNoticia(staff, { texto: textWith(picture, pdf) });
    const get = (path: string, headers = {}) => portal.app.inject({ url: path, headers });
    const [whole, small] = [await get(pathOfTextFile(picture)), await get(`${pathOfTextFile(picture)}?w=320`)];
    expect(whole.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': /immutable/ });
    expect(small.rawPayload.length).toBeLessThan(whole.rawPayload.length);
    const part = await get(pathOfTextFile(pdf), { range: 'bytes=0-4' });
    expect([part.statusCode, part.body, part.headers['content-type']]).toEqual([206, '%PDF-', 'application/pdf']);
    expect(part.headers['cache-control']).toBe('no-cache');
    const again = await get(pathOfTextFile(pdf), { 'if-none-match': part.headers.etag });
    expect(again.statusCode).toBe(304);
    await update(staff, id, { activo: 0 });
    expect((await get(pathOfTextFile(pdf), { 'if-none-match': part.headers.etag })).statusCode).toBe(404);
    const { headers } = await get(pathOfTextFile(pdf), { cookie: staff.cookie ?? '' });
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  });

  it('is everybody who has the link of a draft, for the files of its text and no others', async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const [shown, other, gone] = [await sendPicture(staff), await sendPdf(staff), await sendPicture(staff)];
    const campos = { nombre: 'Arrecifes', texto: textWith(shown, UNKNOWN, gone) };
    const ruta = await linkTo(staff, await newDraft(staff, { recurso: 'lineas', campos }));
    await deleteFile(portal, gone);
    const { body } = await portal.app.inject(ruta);
    expect(body).toContain(`${ruta}/archivo/${shown}`);
    for (const name of [UNKNOWN, gone, pathOfTextFile('')]) expect(body).not.toContain(name);
    expect(await statusOf(portal, `${ruta}/archivo/${shown}`)).toBe(200);
    for (const name of [other, gone, UNKNOWN]) expect(await statusOf(portal, `${ruta}/archivo/${name}`)).toBe(404);
    expect(await statusOf(portal, pathOfTextFile(shown))).toBe(404);
  });
});

describe('the text of a save', () => {
  it('loses the names that were never sent for a text: no text publishes the file of another record', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newProducto(staff, { acceso: 'cerrado' });
    await staff.call('updateProducto', { body: { id: 1, nombre: 'Otro' }, file: aPdf() });
    const { pdf } = await portal.db.selectFrom('productos').select('pdf').executeTakeFirstOrThrow();
    const known = await sendPicture(staff);
    const id = await newNoticia(staff, { texto: textWith(pdf ?? '', UNKNOWN, known) });
    expect(await textoOf(staff, id)).toBe(`<p>Hola</p><p>Guía (PDF, 1 kB)</p>${htmlOf(known)}`);
    expect(await usesOf(portal, known)).toEqual([`noticias ${id}`]);
    expect(await statusOf(portal, pathOfTextFile(pdf ?? ''))).toBe(404);
  });

  it('is refused at its field if it names a file that is gone, also that of a draft', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const gone = await sendPicture(staff);
    await deleteFile(portal, gone);
    const message = `Falta el archivo «${gone}». Insértelo de nuevo.`;
    const refusal = [422, { success: 0, message, errors: { texto: message } }];
    const body = aNoticia({ texto: textWith(gone) });
    for (const answer of [
      await staff.send('addNoticia', { body }),
      await staff.send('saveDraft', { body: aDraft({ recurso: 'noticias', campos: body }) }),
    ])
      expect([answer.status, answer.body]).toEqual(refusal);
    expect(await portal.db.selectFrom('noticias').selectAll().execute()).toEqual([]);
  });

  it('is refused with more than 100 files, however they are written', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const names = Array.from({ length: 101 }, (_, n) => `${String(n).padStart(32, '0')}.webp`);
    const sent = { created_at: new Date().toISOString(), created_by: 'maria.prueba' };
    await portal.db
      .insertInto('archivos')
      .values(names.map((nombre) => ({ nombre, ...sent })))
      .execute();
    const file = { ancho: 1, tipo: 'image/webp', bytes: Buffer.alloc(1) };
    await portal.db
      .insertInto('imagenes')
      .values(names.map((nombre) => ({ nombre, ...file })))
      .execute();
    const text = (some: readonly string[]) =>
      some.map((name) => `<figure><img src="${pathOfTextFile(name)}"></figure>`).join('');
    const refused = { errors: { texto: 'El texto puede tener máximo 100 archivos' } };
    for (const texto of [text(names), text(names).replaceAll('"', "'")]) {
      const { status, body } = await staff.send('addNoticia', { body: aNoticia({ texto }) });
      expect([status, body]).toEqual([422, expect.objectContaining(refused)]);
    }
    const draft = aDraft({ recurso: 'noticias', campos: aNoticia({ texto: text(names) }) });
    expect(await staff.send('saveDraft', { body: draft })).toMatchObject({ status: 422, body: refused });
    await newNoticia(staff, { texto: text(names.slice(1)) });
  });

  it('of a row of a file loses the files that are gone or were never sent', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const [kept, gone] = [await sendPicture(staff), await sendPicture(staff)];
    await deleteFile(portal, gone);
    const row = ['Foro', '2026-03-12', textWith(kept, gone, UNKNOWN).replaceAll('"', '""')];
    const csv = `Título;Fecha;Texto\n${row.map((cell) => `"${cell}"`).join(';')}\n`;
    const { id } = await staff.call('addImport', { body: { nombre: 'noticias.csv' }, file: new Blob([csv]) });
    await settled(portal);
    const { version, opciones } = (await staff.call('getImport', { params: { id } })).importacion;
    expect(opciones.recurso).toBe('noticias');
    await staff.call('applyImport', { params: { id }, body: { version } });
    await settled(portal);
    const { texto } = await portal.db.selectFrom('noticias').select('texto').executeTakeFirstOrThrow();
    expect(texto).toContain(kept);
    for (const name of [gone, UNKNOWN]) expect(texto).not.toContain(name);
    expect(await usesOf(portal, kept)).toEqual(['noticias 1']);
  });
});

describe('the uses of a file', () => {
  it('follow the record: its changes, its trash, its versions and what is undone', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const name = await sendPicture(staff);
    const uses = () => usesOf(portal, name);
    const id = await newNoticia(staff, { texto: textWith(name, name) });
    expect(await uses()).toEqual([`noticias ${id}`]);
    const { headers } = await staff.send('updateNoticia', { params: { id }, body: aNoticia({ texto: '' }) });
    expect(await uses()).toEqual([]);
    await staff.call('undo', { body: { operacion: String(headers.operacion) } });
    expect(await uses()).toEqual([`noticias ${id}`]);
    await update(staff, id, { texto: '' });
    const { movimientos } = await staff.call('listMovements', { query: { recurso: 'noticias', recurso_id: id } });
    await staff.call('restoreVersion', { body: { movimiento: movimientos.at(-1)?.id ?? 0 } });
    expect(await uses()).toEqual([`noticias ${id}`]);
    const record = { recurso: 'noticias', recurso_id: id } as const;
    await staff.call('archiveRecord', { body: record });
    expect(await uses()).toEqual([]);
    await staff.call('restoreArchived', { body: record });
    expect(await uses()).toEqual([`noticias ${id}`]);
  });

  it('follow the draft until it is published or discarded', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const name = await sendPicture(staff);
    const uses = () => usesOf(portal, name);
    const campos = aNoticia({ texto: textWith(name, UNKNOWN) });
    const draft = await newDraft(staff, { recurso: 'noticias', campos });
    expect(await uses()).toEqual([`borradores ${draft}`]);
    await staff.call('discardDraft', { params: { id: draft }, query: {} });
    expect(await uses()).toEqual([]);
    const borrador_id = await newDraft(staff, { recurso: 'noticias', campos });
    await staff.send('addNoticia', { body: { ...campos, borrador_id } });
    expect(await uses()).toEqual(['noticias 1']);
  });

  it('do not come back with a version whose file is gone', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const name = await sendPicture(staff);
    const id = await newNoticia(staff, { texto: textWith(name) });
    await update(staff, id, { texto: '' });
    await deleteFile(portal, name);
    const { movimientos } = await staff.call('listMovements', { query: { recurso: 'noticias', recurso_id: id } });
    const first = movimientos.at(-1);
    const { status } = await staff.send('restoreVersion', { body: { movimiento: first?.id } });
    expect(status).toBe(409);
    expect(await textoOf(staff, id)).toBe('');
    expect(await usesOf(portal, name)).toEqual([]);
  });

  it('and the deletion of the file wait for each other on PostgreSQL', async () => {
    await using portal = await testApp();
    const { db } = portal;
    const name = await sendPicture(await portal.staff());
    if (!isPostgres(db)) return;
    const free = (strength: 'share' | 'update') =>
      sql`select nombre from archivos where nombre = ${name} for ${sql.raw(strength)} skip locked`
        .execute(portal.db)
        .then(({ rows }) => rows.length === 1);
    const other = openPostgres(portal.databaseUrl ?? '');
    onTestFinished(() => other.destroy());
    await other.transaction().execute(async (trx) => {
      await sentFiles(trx, [name]);
      expect([await free('share'), await free('update')]).toEqual([true, false]);
    });
    await other.transaction().execute(async (trx) => {
      await sentFiles(trx, [name], 'to delete');
      expect([await free('share'), await free('update')]).toEqual([false, false]);
    });
  });

  it("keep the file when another record is deleted for ever, as do that one's versions and trash", async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const [shared, earlier, own] = [await sendPicture(staff), await sendPdf(staff), await sendPdf(staff)];
    const other = await newNoticia(staff, { texto: textWith(earlier) });
    await update(staff, other, { texto: textWith(shared) });
    await erase(staff, await newNoticia(staff, { texto: textWith(shared, earlier, own) }));
    expect(await Promise.all([shared, earlier, own].map((name) => isStored(portal, name)))).toEqual([
      true,
      true,
      false,
    ]);
    await erase(staff, other);
    expect(await Promise.all([shared, earlier].map((name) => isStored(portal, name)))).toEqual([false, false]);
    const { status } = await staff.send('addNoticia', { body: aNoticia({ texto: textWith(own) }) });
    expect(status).toBe(422);
  });

  it('of a draft go with the record that is deleted for ever, and the file that only the draft had', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const name = await sendPicture(staff);
    const id = await newNoticia(staff);
    await newDraft(staff, { recurso: 'noticias', recurso_id: id, campos: aNoticia({ texto: textWith(name) }) });
    await erase(staff, id);
    expect(await usesOf(portal, name)).toEqual([]);
    expect(await isStored(portal, name)).toBe(false);
  });
});

describe('the clean-up of files of texts', () => {
  it('deletes what nothing names 90 days after it was sent, and leaves its name', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const [unused, young, used, ofDraft] = [
      await sendPicture(staff),
      await sendPicture(staff),
      await sendPicture(staff),
      await sendPicture(staff),
    ];
    await newNoticia(staff, { texto: textWith(used) });
    await newDraft(staff, { recurso: 'noticias', campos: aNoticia({ texto: textWith(ofDraft) }) });
    const sentBefore = (days: number) => ({ created_at: new Date(Date.now() - days * DAY_MS).toISOString() });
    await portal.db.updateTable('archivos').set(sentBefore(91)).execute();
    await portal.db.updateTable('archivos').set(sentBefore(89)).where('nombre', '=', young).execute();
    expect((await findOldVersions(portal.db, CUTOFF)).files).toEqual([unused]);
    await removeOldVersions(portal.db, CUTOFF);
    expect(await Promise.all([unused, young, used, ofDraft].map((name) => isStored(portal, name)))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    const { status } = await staff.send('addNoticia', { body: aNoticia({ texto: textWith(unused) }) });
    expect(status).toBe(422);
  });
});
