import { describe, expect, it } from 'vitest';
import { findOldVersions, removeOldVersions } from '../../api/cli/cleanUp/oldVersions.ts';
import { newDraft } from '../support/builders/drafts.ts';
import { aConfiguracion, newConvenio } from '../support/builders/inputs.ts';
import { countOf, dump } from '../support/database.ts';
import { aLogo, anImage } from '../support/images.ts';
import { CUTOFF, fileCount, oldPortal } from '../support/oldPortal.ts';
import { testApp } from '../support/testApp.ts';
import { aVideo } from '../support/videos.ts';

describe('the clean-up of old versions', () => {
  it('empties old versions and deletes their files; the latest states and the trash stay', async () => {
    const { portal, staff, proyecto_id, archived } = await oldPortal();
    await using _ = portal;
    const { movimientos: _before, imagenes: __, ajustes: ___, ...records } = await dump(portal.db);
    const count = await countOf(portal.db, 'movimientos');
    expect(await fileCount(portal)).toBe(3);
    const found = await findOldVersions(portal.db, CUTOFF);
    // The two older versions of the member, and the addition of the archived one.
    expect(found.movimientos).toHaveLength(3);
    expect(found.files).toHaveLength(1);
    expect(found.bytes).toBeGreaterThan(1_000);
    expect(await removeOldVersions(portal.db, CUTOFF)).toEqual(found);
    expect(await findOldVersions(portal.db, CUTOFF)).toEqual({ movimientos: [], files: [], bytes: 0 });
    expect(await fileCount(portal)).toBe(2);
    const { movimientos: _after, imagenes: ____, ajustes: _____, ...kept } = await dump(portal.db);
    expect(kept).toEqual(records);
    expect(await countOf(portal.db, 'movimientos')).toBe(count);
    const { message } = await staff.call('restoreArchived', { body: { recurso: 'integrantes', recurso_id: archived } });
    expect(message).toBe('Restaurado exitosamente');
    const { investigadores } = await staff.call('getProyecto', { params: { id: proyecto_id } });
    expect(investigadores.map(({ id_integrante }) => id_integrante)).toEqual([1, archived]);
  });

  it('refuses to restore or undo what it emptied; the last change can still be undone', async () => {
    const { portal, staff } = await oldPortal();
    await using _ = portal;
    const query = { recurso: 'integrantes', recurso_id: 1 };
    const { movimientos } = await staff.call('listMovements', { query });
    await removeOldVersions(portal.db, CUTOFF);
    const [last, middle, first] = movimientos;
    for (const emptied of [middle, first]) {
      expect((await staff.send('undo', { body: { operacion: emptied?.operacion } })).status).toBe(409);
      const restored = await staff.send('restoreVersion', { body: { movimiento: emptied?.id } });
      expect([restored.status, restored.body.message]).toEqual([409, 'No se puede restaurar']);
    }
    expect((await staff.send('undo', { body: { operacion: last?.operacion } })).status).toBe(200);
  });

  it('keeps the pictures and the video that a draft of the identity names, also a discarded one', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const add = async () => (await staff.call('addImagenIdentidad', { body: {}, file: await anImage() })).nombre;
    const temas = [{ nombre: 'Manglar', texto: '', imagen: await add(), descripcion_imagen: '' }];
    const { nombre: hero_video } = await staff.call('addVideoIdentidad', { body: {}, file: aVideo('webm') });
    const campos = { logo: await add(), hero_video, temas };
    const id = await newDraft(staff, { recurso: 'identidad', recurso_id: 1, campos });
    const unused = await add();
    expect((await findOldVersions(portal.db, CUTOFF)).files).toEqual([unused]);
    await staff.call('discardDraft', { params: { id }, query: {} });
    expect((await findOldVersions(portal.db, CUTOFF)).files).toEqual([unused]);
  });

  it('keeps the picture that the home configuration links, also when only a version does', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { nombre } = await staff.call('addImagenIdentidad', { body: {}, file: await anImage() });
    const url_img_pilares = `https://portal.example.org/api/uploads/identidad/${nombre}?w=640`;
    await staff.call('updateConfiguracion', { body: aConfiguracion({ url_img_pilares }) });
    expect((await findOldVersions(portal.db, CUTOFF)).files).toEqual([]);
    await staff.call('updateConfiguracion', { body: aConfiguracion({ url_img_pilares: '' }) });
    expect((await findOldVersions(portal.db, CUTOFF)).files).toEqual([]);
  });

  it('keeps the logos in the history of an agreement', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newConvenio(staff);
    await staff.call('updateConvenio', { body: { id, nombre: 'Manglar' }, file: aLogo() });
    expect(await fileCount(portal)).toBe(2);
    expect((await findOldVersions(portal.db, CUTOFF)).files).toEqual([]);
  });

  it('keeps what is not older', async () => {
    const { portal } = await oldPortal();
    await using _ = portal;
    await portal.db.updateTable('movimientos').set({ created_at: CUTOFF.toISOString() }).execute();
    expect((await findOldVersions(portal.db, CUTOFF)).movimientos).toEqual([]);
  });
});
