import { describe, expect, it } from 'vitest';
import { DEFAULT_IDENTIDAD, FIRST_BLOQUES } from '../../api/resources/site/defaults.ts';
import { readSiteSettings } from '../../api/resources/site/readSiteSettings.ts';
import { messages } from '../../contract/calls/messages.ts';
import { BLOQUES } from '../../contract/identidad/bloques.ts';
import { movementOf, rowOf } from '../support/database.ts';
import { aLogo, anImage } from '../support/images.ts';
import { expectFieldRules, type FieldRule } from '../support/refusals.ts';
import { type Caller, STAFF, testApp } from '../support/testApp.ts';
import { aVideo } from '../support/videos.ts';

const OPERATION = '3c3f8d1e-6a55-4be7-8f07-9b7d0c2f4a12';
const UNKNOWN_PICTURE = `${'0'.repeat(32)}.webp`;

const identidadOf = async (staff: Caller) => (await staff.call('getIdentidad', {})).data[0];

const addPicture = async (staff: Caller, file: Blob): Promise<string> =>
  (await staff.call('addImagenIdentidad', { body: {}, file })).nombre;

describe('the identity', () => {
  it('is the default one in a new portal, which shows the figures too', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    expect(await identidadOf(staff)).toEqual({ ...DEFAULT_IDENTIDAD, bloques: FIRST_BLOQUES, version: 1 });
  });

  it('stores only what differs from the defaults, and records the change', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { lema, bloques } = DEFAULT_IDENTIDAD;
    const reversed = bloques.toReversed();
    const body = { version: 1, nombre: ' Biología Marina ', lema, bloques: reversed, publicado: false };
    const { movement } = await movementOf(portal.db, async () => {
      expect(await staff.call('updateIdentidad', { body })).toEqual({
        success: 1,
        message: 'Identidad actualizada',
        data: (await staff.call('getIdentidad', {})).data,
      });
    });
    expect(movement).toMatchObject({ recurso: 'identidad', recurso_id: 1, accion: 'actualizar' });
    expect(await rowOf(portal.db, 'identidad', 1)).toMatchObject({
      version: 2,
      nombre: 'Biología Marina',
      lema: null,
      bloques: JSON.stringify(reversed),
      publicado: 'false',
      updated_by: STAFF.usuario,
    });
    const changed = { nombre: 'Biología Marina', bloques: reversed, publicado: false };
    expect(await identidadOf(staff)).toEqual({ ...DEFAULT_IDENTIDAD, ...changed, version: 2 });
    await staff.call('updateIdentidad', { body: { nombre: DEFAULT_IDENTIDAD.nombre } });
    expect(await rowOf(portal.db, 'identidad', 1)).toMatchObject({ nombre: null });
  });

  it.each(['sent', 'stored'])(
    'completes a %s list of blocks with those that it lacks, at its end and not shown',
    async (origin) => {
      await using portal = await testApp();
      const staff = await portal.staff();
      const older = DEFAULT_IDENTIDAD.bloques.filter(({ id }) => id !== 'lineas').toReversed();
      if (origin === 'sent') await staff.call('updateIdentidad', { body: { bloques: older } });
      else
        await portal.db
          .updateTable('identidad')
          .set({ bloques: JSON.stringify(older) })
          .execute();
      const added = { id: 'lineas', visible: false, titulo: 'Líneas de investigación', texto: '' };
      expect((await identidadOf(staff))?.bloques).toEqual([...older, added]);
    },
  );

  it('gives each block a first title, and shows those of the first portal', () => {
    const { bloques } = DEFAULT_IDENTIDAD;
    expect(bloques.map(({ id }) => id)).toEqual(BLOQUES);
    expect(bloques.filter(({ titulo }) => titulo === '').map(({ id }) => id)).toEqual([]);
    expect(bloques.filter(({ visible }) => !visible).map(({ id }) => id)).toEqual(['cifras', 'noticias']);
    expect(FIRST_BLOQUES.filter(({ visible }) => !visible).map(({ id }) => id)).toEqual(['noticias']);
  });

  it('keeps the line of a topic, also that of a line that is gone, which the home ignores', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const [first, second, third] = DEFAULT_IDENTIDAD.temas;
    const stored = [{ ...first, linea: 3 }, { ...second, linea: 99 }, third];
    const temas = [...stored.slice(0, 2), { ...third, linea: '' }];
    expect((await staff.send('updateIdentidad', { body: { temas } })).status).toBe(200);
    expect((await identidadOf(staff))?.temas).toEqual(stored);
    expect((await readSiteSettings(portal.db, new Date())).identidad.temas).toEqual(stored);
  });

  it('refuses a stale save with the stored identity', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await staff.call('updateIdentidad', { body: { version: 1, nombre: 'Uno' } });
    const { status, body } = await staff.send('updateIdentidad', { body: { version: 1, nombre: 'Dos' } });
    expect({ status, body }).toMatchObject({ status: 409, body: { actual: { nombre: 'Uno', version: 2 } } });
  });

  it('refuses values that break a rule', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const {
      bloques: [bloque],
      temas: [tema],
    } = DEFAULT_IDENTIDAD;
    const cases: FieldRule[] = [
      ['nombre', ' ', 'El nombre es obligatorio'],
      ['logo', 'C:/logo.png', 'La imagen no es válida'],
      ['logo', 'tema-mar', 'La imagen no es válida'],
      ['logo', UNKNOWN_PICTURE, 'La imagen ya no está guardada. Elíjala de nuevo.'],
      ['color_principal', 'azul', 'Escriba el color como #1a2b3c'],
      ['bloques', [bloque, bloque], 'La lista no es válida'],
      ['bloques', [{ ...bloque, id: 'otro' }], 'La lista no es válida'],
      ['temas', 'mar', 'La lista no es válida'],
      ['temas', [{ ...tema, linea: 0 }], 'Elija una línea de la lista'],
      ['temas', [{ ...tema, linea: 'mar' }], 'Elija una línea de la lista'],
      ['hero_fondo', 'gif', 'Elija video, imagen o ninguno'],
      ['verificacion', '<meta>', 'Copie solo el código: letras, números y guiones'],
      ['redirecciones', [{ desde: 'viejo', hacia: '/' }], 'La dirección antigua debe comenzar por / o por https://'],
      ['redirecciones', [{ desde: '/a', hacia: '//x.co' }], 'La dirección nueva debe comenzar por / o por https://'],
      [
        'redirecciones',
        [
          { desde: '/a', hacia: '/eventos' },
          { desde: 'https://viejo.example/a', hacia: '/' },
        ],
        'La dirección antigua /a está dos veces',
      ],
    ];
    await expectFieldRules(portal, staff, 'updateIdentidad', {}, cases);
    const { body } = await staff.send('updateIdentidad', { body: { hero_fondo: 'imagen', hero_imagen: '' } });
    expect(body).toMatchObject({ errors: { hero_imagen: 'Elija la imagen de la portada' } });
  });

  it('refuses a colour without contrast, and proposes one that is accepted', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { status, body } = await staff.send('updateIdentidad', { body: { color_principal: '#FFEE00' } });
    expect(status).toBe(422);
    const { message } = body as { message: string };
    expect(message).toMatch(/^El color principal no da contraste suficiente a los /);
    const [color_principal = ''] = /#[0-9a-f]{6}/.exec(message) ?? [];
    await staff.call('updateIdentidad', { body: { color_principal } });
    expect(await identidadOf(staff)).toMatchObject({ color_principal });
  });

  it('keeps the paths of old addresses as browsers send them', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const redirecciones = [{ desde: 'https://viejo.example/año/índice.php?id=3', hacia: '/eventos' }];
    await staff.call('updateIdentidad', { body: { redirecciones } });
    expect((await identidadOf(staff))?.redirecciones).toEqual([
      { desde: '/a%C3%B1o/%C3%ADndice.php?id=3', hacia: '/eventos' },
    ]);
  });

  it('takes part in undo and versions', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const logo = await addPicture(staff, aLogo());
    await staff.send('updateIdentidad', { body: { logo }, headers: { operacion: OPERATION } });
    await staff.call('updateIdentidad', { body: { nombre: 'Biología Marina' } });
    await staff.call('undo', { body: { operacion: OPERATION } });
    expect(await identidadOf(staff)).toMatchObject({ logo: 'logo', nombre: 'Biología Marina' });
    const { movimientos } = await staff.call('listMovements', { query: { recurso: 'identidad', recurso_id: 1 } });
    const first = movimientos.at(-1)?.id ?? 0;
    await staff.call('restoreVersion', { body: { movimiento: first } });
    expect(await identidadOf(staff)).toMatchObject({ logo, nombre: DEFAULT_IDENTIDAD.nombre });
  });

  it('does not restore a version with colours without contrast', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await staff.call('updateIdentidad', { body: { nombre: 'Uno' } });
    const { movimientos } = await staff.call('listMovements', { query: { recurso: 'identidad', recurso_id: 1 } });
    const [{ id = 0, despues = {} } = {}] = movimientos;
    const stored = JSON.stringify({ ...despues, color_principal: '#ffee00' });
    await portal.db.updateTable('movimientos').set({ despues: stored }).where('id', '=', id).execute();
    await staff.call('updateIdentidad', { body: { nombre: 'Dos' } });
    const { status, body } = await staff.send('restoreVersion', { body: { movimiento: id } });
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: { color_principal: /contraste/ } } });
  });
});

describe('a picture of the identity', () => {
  it('is for staff until the identity names it, in widths up to 1920 pixels', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const nombre = await addPicture(staff, await anImage({ ancho: 2_400 }));
    const widths = await portal.db
      .selectFrom('imagenes')
      .where('nombre', '=', nombre)
      .select('ancho')
      .orderBy('ancho')
      .execute();
    expect(widths.map(({ ancho }) => ancho)).toEqual([320, 640, 960, 1440, 1920]);
    const statusForVisitors = async () =>
      (await portal.app.inject({ url: `/api/uploads/identidad/${nombre}?w=960` })).statusCode;
    expect(await statusForVisitors()).toBe(404);
    await staff.call('updateIdentidad', { body: { hero_fondo: 'imagen', hero_imagen: nombre } });
    expect(await statusForVisitors()).toBe(200);
    const temas = [{ nombre: 'Arrecifes', texto: '', imagen: nombre, descripcion_imagen: 'Un arrecife' }];
    await staff.call('updateIdentidad', { body: { hero_fondo: 'ninguno', hero_imagen: '', temas } });
    expect(await statusForVisitors()).toBe(200);
    await staff.call('updateIdentidad', { body: { temas: [] } });
    expect(await statusForVisitors()).toBe(404);
  });

  it.each([
    ['addImagenIdentidad', aLogo()],
    ['addVideoIdentidad', aVideo('webm')],
  ] as const)('leaves a movimiento by %s, which undoing a save does not need to reverse', async (name, file) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const headers = { operacion: OPERATION };
    const { answer, movement } = await movementOf(portal.db, () => staff.send(name, { body: {}, file, headers }));
    expect(movement).toMatchObject({
      usuario: STAFF.usuario,
      recurso: 'archivos',
      recurso_id: 1,
      accion: 'agregar',
      antes: null,
      despues: { nombre: answer.body.nombre },
    });
    const undo = () => staff.send('undo', { body: { operacion: OPERATION } });
    expect(await undo()).toMatchObject({ status: 409, body: { message: messages.historia.notUndoable } });
    const field = name === 'addImagenIdentidad' ? 'logo' : 'hero_video';
    await staff.send('updateIdentidad', { body: { [field]: answer.body.nombre }, headers });
    expect((await undo()).status).toBe(200);
    expect(await identidadOf(staff)).toMatchObject({ [field]: DEFAULT_IDENTIDAD[field] });
  });

  it('must be an image', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const file = new Blob(['texto'], { type: 'image/png' });
    expect((await staff.send('addImagenIdentidad', { body: {}, file })).status).toBe(415);
    const { status, body } = await staff.send('addImagenIdentidad', { body: {} });
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: { imagen: 'Elija una imagen' } } });
  });
});
