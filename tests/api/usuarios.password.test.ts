import { describe, expect, it } from 'vitest';
import { countOf, movementOf } from '../support/database.ts';
import { expectFieldRules, expectRefusal } from '../support/refusals.ts';
import { type Answered, STAFF, type TestApp, testApp } from '../support/testApp.ts';

const NEW_PASSWORD = 'cuatro tazas de té verde';
const GOOD = { actual: STAFF.password, nueva: NEW_PASSWORD };
const INCORRECT = 'La contraseña actual no es correcta';
const DONE = { success: 1, message: 'Contraseña actualizada. Sus demás sesiones se cerraron.' };

/** A caller with the cookie of an answer. */
const callerWith = (portal: TestApp, { headers }: Answered<unknown>) =>
  portal.withCookie(String(headers['set-cookie']).split(';')[0] ?? '');

describe('Login/cambiar_clave', () => {
  it('accepts the new password and refuses the old one', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const { answer, movement } = await movementOf(portal.db, () => staff.send('changePassword', { body: GOOD }));
    expect(answer).toMatchObject({ status: 200, body: DONE });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(movement).toEqual({
      usuario_id: 1,
      usuario: STAFF.usuario,
      recurso: 'usuarios',
      recurso_id: 1,
      accion: 'cambiar clave',
      antes: null,
      despues: null,
    });
    expect((await portal.visitor.send('login', { body: STAFF })).status).toBe(401);
    await portal.staff({ usuario: STAFF.usuario, password: NEW_PASSWORD });
  });

  it('ends every session of the user, and sets a new cookie', async () => {
    await using portal = await testApp();
    const [here, elsewhere, other] = [await portal.staff(), await portal.staff(), await portal.otherStaff()];
    const answer = await here.send('changePassword', { body: GOOD });
    expect(answer.headers['set-cookie']).toMatch(
      /^sesion=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect((await callerWith(portal, answer).send('listProyectos')).status).toBe(200);
    for (const ended of [here, elsewhere]) expect((await ended.send('listProyectos')).status).toBe(401);
    expect((await other.send('listProyectos')).status).toBe(200);
  });

  it('answers 422 when the current password is wrong, and ends no session', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (const actual of [NEW_PASSWORD, STAFF.password.toUpperCase(), `${STAFF.password} `]) {
      const sent = { body: { actual, nueva: 'cinco tazas de café con leche' } };
      await expectRefusal(portal, staff, 'changePassword', sent, {
        status: 422,
        message: INCORRECT,
        errors: { actual: INCORRECT },
      });
    }
    expect((await staff.send('listProyectos')).status).toBe(200);
  });

  it('answers 422 when a rule is broken', async () => {
    await using portal = await testApp();
    await expectFieldRules(portal, await portal.staff(), 'changePassword', { body: GOOD }, [
      ['actual', '', 'Escriba su contraseña actual'],
      ['actual', undefined, 'Escriba su contraseña actual'],
      ['actual', [STAFF.password], 'Escriba su contraseña actual'],
      ['nueva', undefined, 'La contraseña debe tener al menos 15 caracteres'],
      ['nueva', 'catorce letras', 'La contraseña debe tener al menos 15 caracteres'],
      [
        'nueva',
        'contraseña 2024 segura',
        'La contraseña está hecha solo de palabras que se usan en muchas contraseñas',
      ],
      ['nueva', 'Dragon-Monkey 2024!', 'La contraseña está hecha solo de palabras que se usan en muchas contraseñas'],
      ['nueva', 'soy maria prueba, hola', 'La contraseña no debe contener el nombre de usuario'],
      ['nueva', STAFF.password, 'La contraseña nueva debe ser distinta de la actual'],
    ]);
  });

  it('answers 429 from the tenth failure on, counting logins, and keeps the session', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const guess = { body: { ...GOOD, actual: 'no es esta la clave' } };
    for (let n = 1; n <= 5; n += 1) expect((await staff.send('changePassword', guess)).status).toBe(422);
    const wrong = { ...STAFF, password: 'tampoco es esta' };
    for (let n = 1; n <= 4; n += 1) {
      expect((await portal.visitor.send('login', { body: wrong })).status).toBe(401);
    }
    for (const sent of [guess, { body: GOOD }]) {
      const { status, body, headers } = await staff.send('changePassword', sent);
      expect({ status, body }).toEqual({
        status: 429,
        body: { success: 0, message: 'Demasiados intentos. Espere unos minutos e intente de nuevo.' },
      });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await staff.send('listProyectos')).status).toBe(200);
  });

  it('succeeds for one of many concurrent requests', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        staff.send('changePassword', { body: { ...GOOD, nueva: `${NEW_PASSWORD} ${n}` } }),
      ),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    for (const { status } of answers) expect([200, 401, 422]).toContain(status);
    expect(await countOf(portal.db, 'sesiones')).toBe(1);
  });

  it('ends sessions of concurrent logins with the old password', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const logins = Array.from({ length: 6 }, () => portal.visitor.send('login', { body: STAFF }));
    const [changed, ...signedIn] = await Promise.all([staff.send('changePassword', { body: GOOD }), ...logins]);
    expect(changed.status).toBe(200);
    for (const { status, headers } of signedIn) {
      if (status !== 200) continue;
      const session = portal.withCookie(String(headers['set-cookie']).split(';')[0] ?? '');
      expect((await session.send('listProyectos')).status).toBe(401);
    }
    expect(await countOf(portal.db, 'sesiones')).toBe(1);
  });
});
