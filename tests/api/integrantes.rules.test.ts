import { describe, it } from 'vitest';
import { anIntegrante, newIntegrante } from '../support/builders/inputs.ts';
import { expectFieldRules, expectRefusal, type FieldRule } from '../support/refusals.ts';
import { testApp } from '../support/testApp.ts';

const LINKEDIN = 'La URL del perfil de LinkedIn no es válida: debe comenzar por http:// o https://';
const HV = 'La URL de la hoja de vida no es válida: debe comenzar por http:// o https://';
const INVALID_EMAIL = 'El correo electrónico no es válido';

const RULES: readonly FieldRule[] = [
  ...[undefined, null, '', '   '].flatMap((value): FieldRule[] => [
    ['nombres', value, 'Escriba los nombres'],
    ['apellidos', value, 'Escriba los apellidos'],
    ['cargo', value, 'Escriba el cargo'],
    ['grupo', value, 'Elija el grupo'],
  ]),
  ['grupo', '3', 'Elija el grupo'],
  ['grupo', '0', 'Elija el grupo'],
  ['grupo', 'Interno', 'Elija el grupo'],
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
  ['url_linkedin', 'linkedin.com/in/ines', LINKEDIN],
  ['url_linkedin', 'javascript:alert(1)', LINKEDIN],
  ['url_hv', 'https://', HV],
  ['url_hv', 'data:text/html,x', HV],
  ['estudios', '[1,2]', 'Escriba como máximo 30 estudios'],
  ['estudios', 'a,'.repeat(31), 'Escriba como máximo 30 estudios'],
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
