import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  anEvento,
  anIntegrante,
  aProyecto,
  newEvento,
  newIntegrante,
  newNoticia,
  newProyecto,
} from '../support/builders/inputs.ts';
import { unchanged } from '../support/database.ts';
import { anImage } from '../support/images.ts';
import { type Caller, testApp } from '../support/testApp.ts';

/** The movimientos of a record, oldest first. */
async function versionsOf(staff: Caller, recurso: string, recurso_id: number) {
  const { movimientos } = await staff.call('listMovements', { query: { recurso, recurso_id } });
  return movimientos.reverse();
}

describe('versiones/restaurar', () => {
  it('writes an earlier version as a new one', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newEvento(staff, { nombre: 'Primero', lugar: 'Bogotá' });
    for (const nombre of ['Segundo', 'Tercero']) {
      await staff.call('updateEvento', { params: { id }, body: anEvento({ nombre, lugar: 'Cali' }) });
    }
    const [added, second] = await versionsOf(staff, 'eventos', id);
    const eventoOf = async () => (await staff.call('getEvento', { params: { id } })).evento;
    expect(await staff.call('restoreVersion', { body: { movimiento: added?.id ?? 0, version: 3 } })).toEqual({
      success: 1,
      message: 'Restaurado exitosamente',
    });
    expect(await eventoOf()).toMatchObject({ nombre: 'Primero', lugar: 'Bogotá', version: 4 });
    await staff.call('restoreVersion', { body: { movimiento: second?.id ?? 0 } });
    expect(await eventoOf()).toMatchObject({ nombre: 'Segundo', lugar: 'Cali', version: 5 });
    const versions = await versionsOf(staff, 'eventos', id);
    expect(versions.map(({ accion }) => accion)).toEqual([
      'agregar',
      'actualizar',
      'actualizar',
      'restaurar versión',
      'restaurar versión',
    ]);
  });

  it('reads the version and no other one of a long history', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProyecto(staff, { nombre: 'Versión 0' });
    for (let n = 1; n <= 4; n += 1)
      await staff.call('updateProyecto', { body: { id, ...aProyecto({ nombre: `Versión ${n}` }) } });
    const [, , chosen, ...later] = await versionsOf(staff, 'proyectos', id);
    const movimiento = chosen?.id ?? 0;
    // What is read of a row is decoded.
    await portal.db
      .updateTable('movimientos')
      .set({ antes: 'unreadable', despues: 'unreadable' })
      .where('recurso', '=', 'proyectos')
      .where('id', '<>', movimiento)
      .execute();
    expect(later).toHaveLength(2);
    await staff.call('restoreVersion', { body: { movimiento } });
    expect((await staff.call('getProyecto', { params: { id } })).project.nombre).toBe('Versión 2');
  });

  it('brings the picture and the members of that time back', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await staff.call('addIntegrante', { body: anIntegrante(), file: await anImage() });
    const imageOf = async () => (await staff.call('listIntegrantes', {})).integrantes[0]?.nombre_imagen;
    const first = await imageOf();
    await staff.call('updateIntegrante', { body: { id: 1, ...anIntegrante() }, file: await anImage({ ancho: 90 }) });
    await staff.call('restoreVersion', { body: { movimiento: 1 } });
    expect(await imageOf()).toBe(first);

    const proyecto_id = await newProyecto(staff);
    const other = await newIntegrante(staff);
    const membersOf = async () => {
      const { investigadores } = await staff.call('getProyecto', { params: { id: proyecto_id } });
      return investigadores.map(({ id_integrante }) => id_integrante).sort();
    };
    await staff.call('addIntegranteToProyecto', { body: { proyecto_id, actor_id: 1 } });
    const withOne = (await versionsOf(staff, 'proyectos', proyecto_id)).at(-1);
    await staff.call('addIntegranteToProyecto', { body: { proyecto_id, actor_id: other } });
    await staff.call('removeIntegranteFromProyecto', { body: { id: 1 } });
    expect(await membersOf()).toEqual([other]);
    await staff.call('restoreVersion', { body: { movimiento: withOne?.id ?? 0 } });
    expect(await membersOf()).toEqual([1]);
  });

  it('names the record that a version needs and that is gone', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const proyecto_id = await newProyecto(staff);
    const lider_id = await newIntegrante(staff);
    const noticia = await newNoticia(staff, { proyecto_id });
    await staff.call('updateIdentidad', { body: { lider_id } });
    const needing = [
      (await versionsOf(staff, 'noticias', noticia)).at(-1)?.id,
      (await versionsOf(staff, 'identidad', 1)).at(-1)?.id,
    ];
    await staff.call('archiveRecord', { body: { recurso: 'proyectos', recurso_id: proyecto_id } });
    await staff.call('archiveRecord', { body: { recurso: 'integrantes', recurso_id: lider_id } });
    const messages = [];
    for (const movimiento of needing) {
      const { status, body } = await staff.send('restoreVersion', { body: { movimiento } });
      expect(status).toBe(422);
      messages.push(body.message);
    }
    expect(messages).toEqual([
      'El proyecto de esta versión ya no existe',
      'El integrante de esta versión ya no existe',
    ]);
  });

  it('leaves out a member who is in the trash, and says so', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const [proyecto_id, actor_id] = [await newProyecto(staff), await newIntegrante(staff)];
    await staff.call('addIntegranteToProyecto', { body: { proyecto_id, actor_id } });
    const { id: movimiento } = (await versionsOf(staff, 'proyectos', proyecto_id)).at(-1) ?? { id: 0 };
    const restore = async () => (await staff.call('restoreVersion', { body: { movimiento } })).message;
    expect(await restore()).toBe('Restaurado exitosamente');
    await staff.call('archiveRecord', { body: { recurso: 'integrantes', recurso_id: actor_id } });
    expect(await restore()).toBe('Restaurado. Algunos vínculos no se restauraron, porque el otro registro cambió.');
  });

  it('answers 409 to a restore over the newer save of another person, and to one whose file has gone', async () => {
    await using portal = await testApp();
    const [maria, jorge] = [await portal.staff(), await portal.otherStaff()];
    await maria.call('addIntegrante', { body: anIntegrante(), file: await anImage() });
    await jorge.call('updateIntegrante', {
      body: { id: 1, ...anIntegrante({ cargo: 'Otro' }) },
      file: await anImage({ ancho: 90 }),
    });
    const stale = await unchanged(portal.db, () =>
      maria.send('restoreVersion', { body: { movimiento: 1, version: 1 } }),
    );
    expect(stale.status).toBe(409);
    expect(stale.body.actual).toMatchObject({ cargo: 'Otro' });
    const { movimientos } = await maria.call('listMovements', { query: {} });
    const old = String(movimientos.at(-1)?.despues?.nombre_imagen);
    await portal.db.deleteFrom('imagenes').where('nombre', '=', old).execute();
    const gone = await unchanged(portal.db, () => maria.send('restoreVersion', { body: { movimiento: 1 } }));
    expect([gone.status, gone.body.message]).toEqual([409, 'El archivo de esta versión ya no existe']);
  });

  it("names the fields of an old version that today's rules refuse", async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newEvento(staff);
    await sql`update movimientos set despues = replace(despues, ${'"fecha":"'}, ${'"fecha":"1'})`.execute(portal.db);
    const { status, body } = await unchanged(portal.db, () =>
      staff.send('restoreVersion', { body: { movimiento: 1 } }),
    );
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['fecha']);
    expect((await staff.call('getEvento', { params: { id } })).evento.version).toBe(1);
  });

  it('refuses the versions of users and unknown ones', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await staff.call('updateUsuario', { params: { id: 1 }, body: { nombre: 'Otra' } });
    expect((await staff.send('restoreVersion', { body: { movimiento: 1 } })).status).toBe(409);
    expect((await staff.send('restoreVersion', { body: { movimiento: 99 } })).status).toBe(404);
  });
});
