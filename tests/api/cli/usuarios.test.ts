import { describe, expect, it } from 'vitest';
import { STAFF, testApp } from '../../support/testApp.ts';
import { runPortal, temporaryFolder } from './runPortal.ts';

const CLAVE = 'corazón de niño, 7 veces';

describe('crear-usuario', () => {
  it('creates someone who signs in at once, while the portal serves', async () => {
    const dataDir = temporaryFolder();
    await using portal = await testApp({ dataDir });
    const args = ['crear-usuario', 'Ana.Niño', '--nombre', 'Ana Niño', '--correo', 'ana@ejemplo.org'];
    const creado = await runPortal(dataDir, args, { entrada: `${CLAVE}\n` });
    expect(creado).toEqual({ codigo: 0, salida: 'Se creó el usuario ana.niño.\n', error: '' });
    const { body } = await portal.visitor.send('login', { body: { usuario: 'ana.niño', password: CLAVE } });
    expect(body.user).toMatchObject({ name: 'Ana Niño', usuario: 'ana.niño', email: 'ana@ejemplo.org' });
  });

  it('takes a line that ends as on Windows, or not at all', async () => {
    const dataDir = temporaryFolder();
    await using portal = await testApp({ dataDir });
    expect((await runPortal(dataDir, ['crear-usuario', 'ana'], { entrada: `${CLAVE}\r\n` })).codigo).toBe(0);
    expect((await runPortal(dataDir, ['crear-usuario', 'eva'], { entrada: CLAVE })).codigo).toBe(0);
    for (const usuario of ['ana', 'eva']) await portal.staff({ usuario, password: CLAVE });
  });

  it.each([
    { caso: 'a short password', args: ['ana'], entrada: 'catorce letras\n', motivo: 'al menos 15 caracteres' },
    { caso: 'an endless password', args: ['ana'], entrada: 'x'.repeat(1_001), motivo: 'como máximo 1000 caracteres' },
    { caso: 'one of the most used', args: ['ana'], entrada: 'Dragon-Monkey 2024!', motivo: 'que se usan en muchas' },
    { caso: 'no password', args: ['ana'], entrada: '', motivo: 'No se recibió ninguna clave' },
    { caso: 'another encoding', args: ['ana'], entrada: Buffer.from([0xf1, 0x0a]), motivo: 'no está en UTF-8' },
    { caso: 'a name that is taken', args: ['MARIA.prueba'], entrada: CLAVE, motivo: 'Ya existe el usuario' },
    { caso: 'a blank name', args: [' '], entrada: CLAVE, motivo: 'El usuario no es válido' },
    {
      caso: 'a wrong e-mail',
      args: ['ana', '--correo', 'ana@'],
      entrada: CLAVE,
      motivo: 'El correo electrónico no es',
    },
  ])('refuses $caso and creates nobody', async ({ args, entrada, motivo }) => {
    const dataDir = temporaryFolder();
    await using portal = await testApp({ dataDir });
    const { codigo, salida, error } = await runPortal(dataDir, ['crear-usuario', ...args], { entrada });
    expect({ codigo, salida }).toEqual({ codigo: 1, salida: '' });
    expect(error).toContain(motivo);
    expect(await portal.app.db.selectFrom('usuarios').select('usuario').execute()).toEqual([
      { usuario: STAFF.usuario },
    ]);
  });
});

describe('cambiar-clave', () => {
  it('lets the new password in and the old one and the open sessions out', async () => {
    const dataDir = temporaryFolder();
    await using portal = await testApp({ dataDir });
    const abierta = await portal.staff();
    const cambiada = await runPortal(dataDir, ['cambiar-clave', 'Maria.Prueba'], { entrada: `${CLAVE}\n` });
    expect(cambiada).toMatchObject({ codigo: 0, error: '' });
    expect((await abierta.send('listProyectos')).status).toBe(401);
    expect((await portal.visitor.send('login', { body: STAFF })).status).toBe(401);
    await portal.staff({ usuario: STAFF.usuario, password: CLAVE });
  });

  it.each([
    { usuario: STAFF.usuario, entrada: 'corta\n', motivo: 'La clave debe tener al menos 15 caracteres' },
    {
      usuario: STAFF.usuario,
      entrada: 'letmein!Sunshine99',
      motivo: 'La clave está hecha solo de palabras que se usan en muchas claves',
    },
    { usuario: 'nadie', entrada: CLAVE, motivo: 'No existe el usuario nadie' },
  ])('refuses: $motivo', async ({ usuario, entrada, motivo }) => {
    const dataDir = temporaryFolder();
    await using portal = await testApp({ dataDir });
    const { codigo, error } = await runPortal(dataDir, ['cambiar-clave', usuario], { entrada });
    expect({ codigo, error }).toEqual({ codigo: 1, error: `${motivo}\n` });
    await portal.staff();
  });
});
