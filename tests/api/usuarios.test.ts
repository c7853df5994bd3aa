import { describe, expect, it } from 'vitest';
import { aUsuario, newUsuario } from '../support/builders/inputs.ts';
import { movementOf, rowOf } from '../support/database.ts';
import { expectFieldRules, expectRefusal } from '../support/refusals.ts';
import { OTHER_STAFF, STAFF, testApp } from '../support/testApp.ts';

const INSTANT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
const ANA = { usuario: 'ana.tercera', nombre: 'Ana Tercera', email: 'ana@ejemplo.org', activo: true };
const OWN = { params: { id: 1 } };

describe('a new user', () => {
  it('is answered without its password, and can sign in', async () => {
    await using portal = await testApp();
    const staff = await portal.confirmedStaff();
    const { answer, movement } = await movementOf(portal.db, () =>
      staff.send('addUsuario', { body: aUsuario({ usuario: ' Ana.TERCERA ' }) }),
    );
    expect(answer).toMatchObject({ status: 200, body: { ...ANA, id: 2, created_at: INSTANT } });
    expect(answer.body).not.toHaveProperty('clave');
    expect(await staff.call('getUsuario', { params: { id: 2 } })).toEqual(answer.body);
    expect(movement).toEqual({
      usuario_id: 1,
      usuario: STAFF.usuario,
      recurso: 'usuarios',
      recurso_id: 2,
      accion: 'agregar',
      antes: null,
      despues: { ...answer.body, activo: 1 },
    });
    await portal.staff({ usuario: 'ana.tercera', password: aUsuario().clave });
  });

  it('answers 409 when the login name is taken, in any spelling', async () => {
    await using portal = await testApp();
    const body = aUsuario({ usuario: 'MARIA.prueba' });
    await expectRefusal(
      portal,
      await portal.confirmedStaff(),
      'addUsuario',
      { body },
      {
        status: 409,
        message: 'Ya existe el usuario MARIA.prueba',
      },
    );
  });

  it('answers 422 when a rule is broken', async () => {
    await using portal = await testApp();
    const staff = await portal.confirmedStaff();
    await expectFieldRules(portal, staff, 'addUsuario', { body: aUsuario() }, [
      ['usuario', undefined, 'El nombre de usuario es obligatorio'],
      ['usuario', '  ', 'El nombre de usuario es obligatorio'],
      ['usuario', 'x'.repeat(201), 'Use como máximo 200 caracteres'],
      ['nombre', undefined, 'El nombre es obligatorio'],
      ['nombre', ['Ana'], 'El nombre es obligatorio'],
      ['email', 'ana@', 'El correo electrónico no es válido'],
      ['clave', undefined, 'La contraseña debe tener al menos 15 caracteres'],
      ['clave', 'catorce letras', 'La contraseña debe tener al menos 15 caracteres'],
      ['clave', ['cuatro tazas de té verde'], 'La contraseña debe tener al menos 15 caracteres'],
      ['clave', '1234567890123456', 'La contraseña no debe ser una secuencia de letras o números seguidos'],
      ['clave', 'soy Ana Tercera, hola', 'La contraseña no debe contener el nombre de usuario'],
      ['clave', 'Dragon-Monkey 2024!', 'La contraseña está hecha solo de palabras que se usan en muchas contraseñas'],
    ]);
  });

  it('accepts a password of more than 64 characters, with blanks at its ends', async () => {
    await using portal = await testApp();
    const staff = await portal.confirmedStaff();
    const clave = ` ${Array.from({ length: 14 }, (_, n) => `té ${n * 7}`).join(' y ')} `;
    expect(clave.length).toBeGreaterThan(64);
    await newUsuario(staff, { clave });
    await portal.staff({ usuario: 'ana.tercera', password: clave });
    const trimmed = { usuario: 'ana.tercera', password: clave.trim() };
    expect((await portal.visitor.send('login', { body: trimmed })).status).toBe(401);
  });

  it('is created by one of many concurrent requests', async () => {
    await using portal = await testApp();
    const staff = await portal.confirmedStaff();
    const answers = await Promise.all(Array.from({ length: 8 }, () => staff.send('addUsuario', { body: aUsuario() })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
  });
});

describe('an update of a user', () => {
  it('changes the given fields only, and never the login name', async () => {
    await using portal = await testApp();
    const staff = await portal.confirmedStaff();
    const id = await newUsuario(staff);
    const { answer, movement } = await movementOf(portal.db, () =>
      staff.call('updateUsuario', {
        params: { id },
        body: { ...{ usuario: 'otro', id: 1 }, nombre: 'Ana Cuarta' },
      }),
    );
    expect(answer).toEqual({ ...ANA, nombre: 'Ana Cuarta', id, created_at: INSTANT });
    expect(movement).toMatchObject({
      recurso: 'usuarios',
      recurso_id: id,
      accion: 'actualizar',
      antes: { nombre: 'Ana Tercera', activo: 1 },
      despues: { nombre: 'Ana Cuarta', activo: 1 },
    });
    expect(JSON.stringify(movement)).not.toMatch(/argon2|clave/);
  });

  it.each([{}, { clave: '' }, { clave: null }])('changes nothing without fields: %j', async (body) => {
    await using portal = await testApp();
    const staff = await portal.confirmedStaff();
    const id = await newUsuario(staff);
    const before = await rowOf(portal.db, 'usuarios', id);
    await staff.call('updateUsuario', { params: { id }, body });
    expect(await rowOf(portal.db, 'usuarios', id)).toEqual(before);
  });

  it('answers 422 when a rule is broken', async () => {
    await using portal = await testApp();
    const staff = await portal.confirmedStaff();
    const id = await newUsuario(staff);
    await expectFieldRules(portal, staff, 'updateUsuario', { params: { id }, body: {} }, [
      ['nombre', '', 'El nombre es obligatorio'],
      ['email', 'no', 'El correo electrónico no es válido'],
      ['activo', 'si', 'El estado del usuario no es válido'],
      ['activo', 0, 'El estado del usuario no es válido'],
      ['activo', null, 'El estado del usuario no es válido'],
      ['clave', 'corta', 'La contraseña debe tener al menos 15 caracteres'],
      ['clave', 'Dragon-Monkey 2024!', 'La contraseña está hecha solo de palabras que se usan en muchas contraseñas'],
      ['clave', 'soy Ana Tercera, hola', 'La contraseña no debe contener el nombre de usuario'],
    ]);
  });

  it("sets a new password and ends the user's sessions", async () => {
    await using portal = await testApp();
    const [staff, other] = [await portal.confirmedStaff(), await portal.otherStaff()];
    const clave = 'cuatro tazas de té verde';
    const { movement } = await movementOf(portal.db, () =>
      staff.call('updateUsuario', { params: { id: 2 }, body: { clave } }),
    );
    expect(movement).toMatchObject({ accion: 'cambiar clave', recurso_id: 2, usuario: STAFF.usuario });
    expect(JSON.stringify(movement)).not.toMatch(/argon2/);
    expect((await other.send('listProyectos')).status).toBe(401);
    const old = { usuario: OTHER_STAFF.usuario, password: OTHER_STAFF.clave };
    expect((await portal.visitor.send('login', { body: old })).status).toBe(401);
    await portal.staff({ usuario: OTHER_STAFF.usuario, password: clave });
    expect((await staff.send('listProyectos')).status).toBe(200);
  });

  it('answers 422 when users change their own password', async () => {
    await using portal = await testApp();
    const message = 'Para cambiar su propia contraseña use «Cambiar contraseña»';
    const sent = { ...OWN, body: { clave: 'cuatro tazas de té verde' } };
    await expectRefusal(portal, await portal.staff(), 'updateUsuario', sent, {
      status: 422,
      message,
      errors: { clave: message },
    });
  });
});

describe('a deactivated user', () => {
  it('is signed out at once, and can sign in only after reactivation', async () => {
    await using portal = await testApp();
    const [staff, other] = [await portal.confirmedStaff(), await portal.otherStaff()];
    const toggle = (activo: boolean) =>
      movementOf(portal.db, () => staff.call('updateUsuario', { params: { id: 2 }, body: { activo } }));
    const { movement } = await toggle(false);
    expect(movement).toMatchObject({ accion: 'desactivar', antes: { activo: 1 }, despues: { activo: 0 } });
    expect((await other.send('listProyectos')).status).toBe(401);
    expect(await portal.db.selectFrom('sesiones').where('usuario_id', '=', 2).selectAll().execute()).toEqual([]);
    const credentials = { usuario: OTHER_STAFF.usuario, password: OTHER_STAFF.clave };
    expect((await portal.visitor.send('login', { body: credentials })).status).toBe(401);

    expect((await toggle(true)).movement).toMatchObject({ accion: 'activar' });
    expect((await other.send('listProyectos')).status).toBe(401);
    await portal.staff(credentials);
  });

  it('can be reactivated with a new password', async () => {
    await using portal = await testApp();
    const staff = await portal.confirmedStaff();
    const id = await newUsuario(staff);
    await staff.call('updateUsuario', { params: { id }, body: { activo: false } });
    const clave = 'cuatro tazas de té verde';
    const { movement } = await movementOf(portal.db, () =>
      staff.call('updateUsuario', { params: { id }, body: { activo: true, clave } }),
    );
    expect(movement.accion).toBe('activar y cambiar clave');
    await portal.staff({ usuario: 'ana.tercera', password: clave });
  });

  it('is never the caller', async () => {
    await using portal = await testApp();
    const staff = await portal.confirmedStaff();
    await newUsuario(staff);
    await expectRefusal(
      portal,
      staff,
      'updateUsuario',
      { ...OWN, body: { activo: false } },
      {
        status: 409,
        message: 'No puede desactivar su propio usuario',
      },
    );
    expect((await staff.send('updateUsuario', { ...OWN, body: { activo: true, nombre: 'María' } })).status).toBe(200);
  });

  it('is never the last active one, when two users deactivate each other at once', async () => {
    await using portal = await testApp();
    const [maria, jorge] = [await portal.confirmedStaff(), await portal.otherStaff()];
    await jorge.call('confirmPassword', { body: { clave: OTHER_STAFF.clave } });
    const answers = await Promise.all([
      maria.send('updateUsuario', { params: { id: 2 }, body: { activo: false } }),
      jorge.send('updateUsuario', { params: { id: 1 }, body: { activo: false } }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const [refused] = answers.filter(({ status }) => status !== 200);
    // The second user was deactivated before or during the request.
    expect([401, 409]).toContain(refused?.status);
    if (refused?.status === 409) expect(refused.body.message).toBe('Debe quedar al menos un usuario activo');
    const active = await portal.db.selectFrom('usuarios').where('activo', '=', 1).select('id').execute();
    expect(active).toHaveLength(1);
  });
});

describe('users', () => {
  it('cannot be deleted', async () => {
    await using portal = await testApp();
    const { cookie } = await portal.staff();
    for (const method of ['DELETE', 'PATCH'] as const) {
      const { statusCode } = await portal.app.inject({
        method,
        url: '/api/usuarios/1',
        headers: { cookie: cookie ?? '' },
      });
      expect(statusCode, method).toBe(404);
    }
  });
});
