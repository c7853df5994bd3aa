import { describe, expect, it } from 'vitest';
import type { RecordPagePart } from '../../api/resources/parts/publicParts.ts';
import { serverResources } from '../../api/resources/serverResources.ts';
import { widthsOf } from '../../contract/addresses/uploads.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { newDraft } from '../support/builders/drafts.ts';
import { anEvento, aProyecto, newEvento, newProyecto } from '../support/builders/inputs.ts';
import { movementOf, rowOf, unchanged, uploadedRows } from '../support/database.ts';
import { aLogo, anImage } from '../support/images.ts';
import { type Caller, type Sent, type TestApp, testApp } from '../support/testApp.ts';

const TEXT = 'Una avenida con ciclorruta';
const REQUIRED = 'Describa la imagen para quien no la ve';

const KINDS = [
  {
    recurso: 'proyectos',
    call: 'updateProyecto',
    field: 'project',
    sent: (changes: object): Sent => ({ body: { id: 1, ...changes } }),
    segment: 'proyecto',
    add: newProyecto,
    hide: (staff: Caller) => staff.call('toggleProyecto', { body: { id: 1, activo: 0 } }),
    rename: (staff: Caller) => staff.send('updateProyecto', { body: { id: 1, nombre: 'Otro' } }),
    publish: (staff: Caller, body: object) => staff.send('addProyecto', { body: { ...aProyecto(), ...body } }),
    listed: async (visitor: Caller) => (await visitor.call('listPublicProyectos', {})).projects[0],
    page: (visitor: Caller) => visitor.call('getProyecto', { params: { id: 1 } }),
  },
  {
    recurso: 'eventos',
    call: 'updateEvento',
    field: 'evento',
    sent: (changes: object): Sent => ({ params: { id: 1 }, body: { ...anEvento(), ...changes } }),
    segment: 'evento',
    add: newEvento,
    hide: (staff: Caller) => staff.call('toggleEvento', { params: { id: 1 }, query: { estado: 0 } }),
    rename: (staff: Caller) => staff.send('updateEvento', { params: { id: 1 }, body: anEvento({ nombre: 'Otro' }) }),
    publish: (staff: Caller, body: object) => staff.send('addEvento', { body: { ...anEvento(), ...body } }),
    listed: async (visitor: Caller) => (await visitor.call('listPublicEventos', {})).eventos[0],
    page: (visitor: Caller) => visitor.call('getPublicEvento', { params: { id: 1 } }),
  },
] as const;

describe.each(KINDS)(
  'the picture of $recurso',
  ({ recurso, call, field, sent, segment, add, hide, rename, publish, listed, page }) => {
    /** Changes record 1. */
    const save = (staff: Caller, changes: object, file?: Blob) => staff.send(call, { ...sent(changes), file });

    /** The address of the record's current image, as a link with an old hash finds it. */
    async function sharedImage({ app }: TestApp): Promise<string> {
      const { headers } = await app.inject(`/vista_previa/${segment}/${encodeId(1)}/0123456789abcdef.jpg`);
      return String(headers.location);
    }

    /** The portal with record 1 and its picture, in two widths. */
    async function withPicture(ancho = 200) {
      const portal = await testApp();
      const staff = await portal.staff();
      await add(staff);
      const { body } = await save(staff, { version: 1, descripcion_imagen: TEXT }, await anImage({ ancho }));
      return { portal, staff, answer: body[field], imagen: String(body[field].imagen) };
    }

    it('is stored in every width, and shown to the visitors of the record only', async () => {
      const { portal, staff, answer, imagen } = await withPicture(1_400);
      await using _ = portal;
      const picture = { imagen, descripcion_imagen: TEXT };
      expect(answer).toMatchObject({ id: 1, version: 2, ...picture });
      const widths = await uploadedRows(portal.db).where('nombre', '=', imagen).select('ancho').execute();
      expect(widths.map(({ ancho }) => ancho).sort((a, b) => a - b)).toEqual(widthsOf(recurso));
      expect(await listed(portal.visitor)).toMatchObject(picture);
      expect(JSON.stringify(await page(portal.visitor))).toContain(JSON.stringify(picture).slice(1, -1));
      const url = `/api/uploads/${recurso}/${imagen}`;
      expect((await portal.app.inject(url)).statusCode).toBe(200);
      await hide(staff);
      expect((await portal.app.inject(url)).statusCode).toBe(404);
    });

    it('is in the JSON-LD of the page, and changes the image of shared links', async () => {
      await using portal = await testApp();
      const staff = await portal.staff();
      await add(staff);
      const before = await sharedImage(portal);
      const { imagen } = (await save(staff, { descripcion_imagen: TEXT }, await anImage())).body[field];
      const part: RecordPagePart = serverResources[recurso];
      const node = part.jsonLd(await page(portal.visitor), 'https://ejemplo.org', '2026-11-26');
      expect(node).toMatchObject({ image: `https://ejemplo.org/api/uploads/${recurso}/${imagen}` });
      const after = await sharedImage(portal);
      expect(after).not.toBe(before);
      expect((await portal.app.inject(after)).headers['content-type']).toBe('image/jpeg');
    });

    it('may be a drawing, which no shared link shows', async () => {
      await using portal = await testApp();
      const staff = await portal.staff();
      await add(staff);
      const { imagen } = (await save(staff, { descripcion_imagen: TEXT }, aLogo())).body[field];
      expect(imagen).toMatch(/\.svg$/);
      expect((await portal.app.inject(await sharedImage(portal))).statusCode).toBe(200);
    });

    it('needs its text, and stays as it was after a refusal', async () => {
      const { portal, staff } = await withPicture();
      await using _ = portal;
      const file = await anImage({ ancho: 30 });
      const refused: [object, Blob | undefined, number, object][] = [
        [{ descripcion_imagen: ' ' }, file, 422, { descripcion_imagen: REQUIRED }],
        [{ descripcion_imagen: '' }, undefined, 422, { descripcion_imagen: REQUIRED }],
        [
          { descripcion_imagen: 'a'.repeat(201) },
          undefined,
          422,
          { descripcion_imagen: 'Use como máximo 200 caracteres' },
        ],
        [{ quitar_imagen: 1 }, file, 422, { quitar_imagen: 'Elija otra imagen o quite la que hay, no las dos cosas' }],
        [{ quitar_imagen: 2 }, undefined, 422, { quitar_imagen: 'El valor de quitar_imagen no es válido' }],
      ];
      await unchanged(portal.db, async () => {
        for (const [changes, chosen, status, errors] of refused) {
          const answer = await save(staff, changes, chosen);
          expect(answer, JSON.stringify(changes)).toMatchObject({ status, body: { success: 0, errors } });
        }
        const text = new Blob(['hola'], { type: 'image/png' });
        expect((await save(staff, {}, text)).status).toBe(415);
        const stale = await save(staff, { version: 1, descripcion_imagen: 'Otra' });
        expect(stale).toMatchObject({ status: 409, body: { actual: { id: 1, version: 2, descripcion_imagen: TEXT } } });
      });
    });

    it('stays with its text in a save without them, and takes another text alone', async () => {
      const { portal, staff, imagen } = await withPicture();
      await using _ = portal;
      expect((await rename(staff)).status).toBe(200);
      expect(await rowOf(portal.db, recurso, 1)).toMatchObject({ imagen, descripcion_imagen: TEXT });
      const { movement } = await movementOf(portal.db, () => save(staff, { descripcion_imagen: 'Otra' }));
      expect(movement).toMatchObject({ accion: 'actualizar', despues: { imagen, descripcion_imagen: 'Otra' } });
      await save(staff, { quitar_imagen: 1 });
      expect(await rowOf(portal.db, recurso, 1)).toMatchObject({ imagen: null, descripcion_imagen: '' });
    });

    it('comes back by undo, by an earlier version and from the trash', async () => {
      const { portal, staff, imagen } = await withPicture();
      await using _ = portal;
      const { headers } = await save(staff, { quitar_imagen: 1 });
      await staff.call('undo', { body: { operacion: String(headers.operacion) } });
      expect(await rowOf(portal.db, recurso, 1)).toMatchObject({ imagen, descripcion_imagen: TEXT });
      await save(staff, { descripcion_imagen: 'Otra' }, await anImage({ ancho: 30 }));
      const { movimientos } = await staff.call('listMovements', { query: { recurso, recurso_id: 1 } });
      const [first] = movimientos.filter(({ accion }) => accion === 'actualizar').slice(-1);
      await staff.call('restoreVersion', { body: { movimiento: first?.id ?? 0 } });
      const restored = await rowOf(portal.db, recurso, 1);
      expect(restored).toMatchObject({ imagen, descripcion_imagen: TEXT });
      await staff.call('archiveRecord', { body: { recurso, recurso_id: 1 } });
      await staff.call('restoreArchived', { body: { recurso, recurso_id: 1 } });
      expect(await rowOf(portal.db, recurso, 1)).toMatchObject({ imagen, descripcion_imagen: TEXT });
    });

    it('is deleted with the record for ever', async () => {
      const { portal, staff } = await withPicture();
      await using _ = portal;
      await staff.call('archiveRecord', { body: { recurso, recurso_id: 1 } });
      const { papelera } = await staff.call('listTrash', {});
      await staff.call('deleteForever', { body: { recurso, recurso_id: 1, nombre: papelera[0]?.nombre ?? '' } });
      expect(await uploadedRows(portal.db).execute()).toEqual([]);
    });

    it('of a draft goes to the record that the draft becomes, with its text only', async () => {
      await using portal = await testApp();
      const staff = await portal.staff();
      const borrador_id = await newDraft(staff, { recurso, campos: { nombre: 'Uno' } }, await anImage({ ancho: 20 }));
      const bare = await publish(staff, { borrador_id });
      expect(bare).toMatchObject({ status: 422, body: { errors: { descripcion_imagen: REQUIRED } } });
      expect((await publish(staff, { borrador_id, descripcion_imagen: TEXT })).status).toBe(200);
      const row = await rowOf(portal.db, recurso, 1);
      expect(row).toMatchObject({ descripcion_imagen: TEXT });
      expect((await portal.app.inject(`/api/uploads/${recurso}/${row?.imagen}`)).statusCode).toBe(200);
    });
  },
);
