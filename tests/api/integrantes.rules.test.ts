import { describe, it } from 'vitest';
import { anIntegrante, newIntegrante } from '../support/builders.ts';
import { expectFieldRules, expectRefusal, type FieldRule } from '../support/refusals.ts';
import { testApp } from '../support/testApp.ts';

const INVALID_URL = 'La URL no es válida: debe comenzar por http:// o https://';
const INVALID_EMAIL = 'El correo electrónico no es válido';

const RULES: readonly FieldRule[] = [
  ...[undefined, null, '', '   '].flatMap((value): FieldRule[] => [
    ['nombres', value, 'Los nombres son obligatorios'],
    ['apellidos', value, 'Los apellidos son obligatorios'],
    ['cargo', value, 'El cargo es obligatorio'],
    ['grupo', value, 'El grupo es obligatorio'],
  ]),
  ['grupo', '3', 'El grupo es obligatorio'],
  ['grupo', '0', 'El grupo es obligatorio'],
  ['grupo', 'Interno', 'El grupo es obligatorio'],
  ['nombres', 'x'.repeat(201), 'Use como máximo 200 caracteres'],
  ['apellidos', 'x'.repeat(201), 'Use como máximo 200 caracteres'],
  ['cargo', 'x'.repeat(201), 'Use como máximo 200 caracteres'],
  ['profesion', 'x'.repeat(201), 'Use como máximo 200 caracteres'],
  ['profesion', 'Ingeniera\u0000', 'El texto contiene caracteres no permitidos'],
  ['email', 'ines', INVALID_EMAIL],
  ['email', 'ines@', INVALID_EMAIL],
  ['email', 'ines@ejemplo', INVALID_EMAIL],
  ['email', 'ines @ejemplo.org', INVALID_EMAIL],
  ['correo', '@ejemplo.org', INVALID_EMAIL],
  ['url_linkedin', 'linkedin.com/in/ines', INVALID_URL],
  ['url_linkedin', 'javascript:alert(1)', INVALID_URL],
  ['url_hv', 'https://', INVALID_URL],
  ['url_hv', 'data:text/html,x', INVALID_URL],
  ['estudios', '[1,2]', 'Debe ser una lista de máximo 30 textos'],
  ['estudios', 'a,'.repeat(31), 'Debe ser una lista de máximo 30 textos'],
  ['areas_tematicas', ['x'.repeat(201)], 'Use como máximo 200 caracteres'],
];

describe('the rules of a member', () => {
  it('are enforced on create', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await expectFieldRules(portal, staff, 'addIntegrante', { body: anIntegrante() }, RULES);
  });

  it('are enforced on update', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newIntegrante(staff);
    await expectFieldRules(portal, staff, 'updateIntegrante', { body: { id, ...anIntegrante() } }, RULES);
  });

  it.each(['addIntegrante', 'updateIntegrante'] as const)('refuse a file that is not a picture: %s', async (name) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newIntegrante(staff);
    const body = { id, ...anIntegrante() };
    const message = 'Solo se permiten archivos JPG, JPEG, PNG, GIF y WebP';
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const content of ['<html><script>alert(1)</script></html>', '%PDF-1.7', svg]) {
      const file = new Blob([content], { type: 'image/png' });
      await expectRefusal(portal, staff, name, { body, file }, { status: 415, message });
    }
  });
});
