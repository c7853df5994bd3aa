import { describe, expect, it } from 'vitest';
import { migrate } from '../../../api/database/migrate.ts';
import { openDatabase } from '../../../api/database/open.ts';
import { countOf } from '../../support/database.ts';
import { STAFF, testApp } from '../../support/testApp.ts';
import { runPortal, spawnPortal, temporaryFolder } from './runPortal.ts';

const PASSWORD = 'corazón de niño, 7 veces';

describe('crear-usuario', () => {
  it('creates a user who can sign in at once while the portal runs', async () => {
    const dataDir = temporaryFolder();
    await using portal = await testApp({ dataDir });
    const args = ['crear-usuario', 'Ana.Niño', '--nombre', 'Ana Niño', '--correo', 'ana@ejemplo.org'];
    const created = await spawnPortal(dataDir, args, { input: `${PASSWORD}\n` });
    expect(created).toEqual({ code: 0, output: 'Se creó el usuario ana.niño.\n', error: '' });
    const { body } = await portal.visitor.send('login', { body: { usuario: 'ana.niño', password: PASSWORD } });
    expect(body.user).toMatchObject({ name: 'Ana Niño', usuario: 'ana.niño', email: 'ana@ejemplo.org' });
  });

  it('leaves no sample content to a later start when it creates the first user', async () => {
    const dataDir = temporaryFolder();
    const db = openDatabase(dataDir);
    await migrate(db);
    await db.destroy();
    expect(await runPortal(dataDir, ['crear-usuario', 'ana'], { input: PASSWORD })).toMatchObject({ code: 0 });
    await using portal = await testApp({ dataDir, sampleContent: true });
    expect(await portal.db.selectFrom('usuarios').select('usuario').execute()).toEqual([{ usuario: 'ana' }]);
    expect(await countOf(portal.db, 'proyectos')).toBe(0);
    await portal.staff({ usuario: 'ana', password: PASSWORD });
  });

  it('accepts a password line that ends with CRLF or without a line end', async () => {
    const dataDir = temporaryFolder();
    await using portal = await testApp({ dataDir });
    expect((await runPortal(dataDir, ['crear-usuario', 'ana'], { input: `${PASSWORD}\r\n` })).code).toBe(0);
    expect((await runPortal(dataDir, ['crear-usuario', 'eva'], { input: PASSWORD })).code).toBe(0);
    for (const usuario of ['ana', 'eva']) await portal.staff({ usuario, password: PASSWORD });
  });

  it.each([
    { title: 'a short password', args: ['ana'], input: 'catorce letras\n', reason: 'al menos 15 caracteres' },
    {
      title: 'a password that is too long',
      args: ['ana'],
      input: 'x'.repeat(1_001),
      reason: 'como máximo 1000 caracteres',
    },
    { title: 'a common password', args: ['ana'], input: 'Dragon-Monkey 2024!', reason: 'que se usan en muchas' },
    { title: 'no password', args: ['ana'], input: '', reason: 'No se recibió ninguna contraseña' },
    {
      title: 'an input that is not UTF-8',
      args: ['ana'],
      input: Buffer.from([0xf1, 0x0a]),
      reason: 'no está en UTF-8',
    },
    { title: 'an existing user name', args: ['MARIA.prueba'], input: PASSWORD, reason: 'Ya existe el usuario' },
    { title: 'a blank user name', args: [' '], input: PASSWORD, reason: 'El usuario no es válido' },
    {
      title: 'an invalid e-mail',
      args: ['ana', '--correo', 'ana@'],
      input: PASSWORD,
      reason: 'El correo electrónico no es',
    },
  ])('rejects $title and creates no user', async ({ args, input, reason }) => {
    const dataDir = temporaryFolder();
    await using portal = await testApp({ dataDir });
    const { code, output, error } = await runPortal(dataDir, ['crear-usuario', ...args], { input });
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(error).toContain(reason);
    expect(await portal.app.db.selectFrom('usuarios').select('usuario').execute()).toEqual([
      { usuario: STAFF.usuario },
    ]);
  });
});

describe('cambiar-clave', () => {
  it('accepts the new password, rejects the old one and ends the sessions', async () => {
    const dataDir = temporaryFolder();
    await using portal = await testApp({ dataDir });
    const session = await portal.staff();
    const changed = await spawnPortal(dataDir, ['cambiar-clave', 'Maria.Prueba'], { input: `${PASSWORD}\n` });
    expect(changed).toMatchObject({ code: 0, error: '' });
    expect((await session.send('listProyectos')).status).toBe(401);
    expect((await portal.visitor.send('login', { body: STAFF })).status).toBe(401);
    await portal.staff({ usuario: STAFF.usuario, password: PASSWORD });
  });

  it.each([
    { usuario: STAFF.usuario, input: 'corta\n', reason: 'La contraseña debe tener al menos 15 caracteres' },
    {
      usuario: STAFF.usuario,
      input: 'letmein!Sunshine99',
      reason: 'La contraseña está hecha solo de palabras que se usan en muchas contraseñas',
    },
    { usuario: 'nadie', input: PASSWORD, reason: 'No existe el usuario nadie' },
  ])('rejects: $reason', async ({ usuario, input, reason }) => {
    const dataDir = temporaryFolder();
    await using portal = await testApp({ dataDir });
    const { code, error } = await runPortal(dataDir, ['cambiar-clave', usuario], { input });
    expect({ code, error }).toEqual({ code: 1, error: `${reason}\n` });
    await portal.staff();
  });
});
