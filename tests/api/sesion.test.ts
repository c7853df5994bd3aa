import { describe, expect, it } from 'vitest';
import { testApp } from '../support/testApp.ts';

describe('Login/login', () => {
  it('answers the user and sets a session cookie that scripts cannot read', async () => {
    await using portal = await testApp();
    const { status, body, headers } = await portal.visitor.send('iniciarSesion', {
      body: { usuario: ' MARIA.prueba ', password: 'una clave larga de prueba' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'success', user: { usuario: 'maria.prueba', name: 'Administración' } });
    expect(headers['set-cookie']).toMatch(/^sesion=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('opens the staff lists', async () => {
    await using portal = await testApp();
    expect((await portal.visitor.send('listarProyectos')).status).toBe(401);
    const staff = await portal.staff();
    expect(await staff.call('listarProyectos', {})).toEqual({ success: 1, projects: [] });
  });
});
