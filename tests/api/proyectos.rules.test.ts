import { describe, it } from 'vitest';
import { aProyecto, newProyecto } from '../support/builders/inputs.ts';
import { expectFieldRules, expectRefusal, type FieldRule } from '../support/refusals.ts';
import { testApp } from '../support/testApp.ts';

const DATE_ORDER = 'La fecha de fin no puede ser anterior a la fecha de inicio';

/** Rules that hold when adding and when editing. */
const COMMON: readonly FieldRule[] = [
  ['nombre', 'x'.repeat(301), 'Use como máximo 300 caracteres'],
  ['nombre', 'Cruces\u0000', 'El texto contiene caracteres no permitidos'],
  ['objetivo', 'x'.repeat(5_001), 'Use como máximo 5000 caracteres'],
  ['descripcion', 'x'.repeat(5_001), 'Use como máximo 5000 caracteres'],
  ['descripcion', 5, 'Debe ser un texto'],
  ['fecha_inicio', '2025-02-30', 'La fecha no es válida'],
  ['fecha_inicio', '01/02/2025', 'La fecha no es válida'],
  ['fecha_inicio', '2025-1-1', 'La fecha no es válida'],
  ['fecha_fin', '2025-13-01', 'La fecha no es válida'],
  ['fecha_fin', '2025-02-29', 'La fecha no es válida'],
  ['fecha_fin', '2024-01-31', DATE_ORDER],
  ['estado', null, 'Elija el estado'],
  ['estado', '', 'Elija el estado'],
  ['estado', 0, 'Elija el estado'],
  ['estado', 3, 'Elija el estado'],
  ['estado', 'en proceso', 'Elija el estado'],
  ['estado', true, 'Elija el estado'],
  ['enlace_ext', 'ejemplo.org', 'La URL del enlace externo no es válida: debe comenzar por http:// o https://'],
  ['enlace_ext', 'https://', 'La URL del enlace externo no es válida: debe comenzar por http:// o https://'],
  ['enlace_ext', 'javascript:alert(1)', 'La URL del enlace externo no es válida: debe comenzar por http:// o https://'],
  ['enlace_ext', 'ftp://ejemplo.org', 'La URL del enlace externo no es válida: debe comenzar por http:// o https://'],
  [
    'enlace_ext',
    ['https://ejemplo.org'],
    'La URL del enlace externo no es válida: debe comenzar por http:// o https://',
  ],
  ['enlace_ext', `https://ejemplo.org/${'x'.repeat(500)}`, 'Use como máximo 500 caracteres'],
  ['entidades', Array.from({ length: 31 }, (_, n) => `E${n}`), 'Escriba como máximo 30 entidades'],
  ['entidades', [5], 'Escriba como máximo 30 entidades'],
  ['entidades', '[5]', 'Escriba como máximo 30 entidades'],
  ['entidades', { a: 1 }, 'Escriba como máximo 30 entidades'],
  ['entidades', ['x'.repeat(201)], 'Use como máximo 200 caracteres'],
];

const REQUIRED: readonly FieldRule[] = [
  ...[undefined, null, '', '   ', 5].flatMap((value): FieldRule[] => [
    ['nombre', value, 'Escriba el nombre'],
    ['objetivo', value, 'Escriba el objetivo'],
    ['fecha_inicio', value, 'Elija la fecha de inicio'],
    ['fecha_fin', value, 'Elija la fecha de fin'],
  ]),
  ['estado', undefined, 'Elija el estado'],
];

describe('the rules of a project', () => {
  it('are enforced on create', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await expectFieldRules(portal, staff, 'addProyecto', { body: aProyecto() }, [...REQUIRED, ...COMMON]);
  });

  it('are all reported at once', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const errors = {
      nombre: 'Escriba el nombre',
      objetivo: 'Escriba el objetivo',
      estado: 'Elija el estado',
      fecha_inicio: 'Elija la fecha de inicio',
      fecha_fin: 'Elija la fecha de fin',
    };
    const refusal = { status: 422, message: 'Escriba el nombre', errors };
    await expectRefusal(portal, staff, 'addProyecto', { body: {} }, refusal);
  });

  it('are enforced on update, where no field is required', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProyecto(staff);
    await expectFieldRules(portal, staff, 'updateProyecto', { body: { id, ...aProyecto() } }, COMMON);
  });

  it('compare a new end with the stored start, and a new start with the stored end', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProyecto(staff, { fecha_inicio: '2024-02-01', fecha_fin: '2024-06-30' });
    await expectFieldRules(portal, staff, 'updateProyecto', { body: { id } }, [
      ['fecha_fin', '2024-01-31', DATE_ORDER],
    ]);
    const refusal = { status: 422, message: DATE_ORDER, errors: { fecha_fin: DATE_ORDER } };
    await expectRefusal(portal, staff, 'updateProyecto', { body: { id, fecha_inicio: '2024-07-01' } }, refusal);
    await staff.call('updateProyecto', { body: { id, fecha_fin: '2024-02-01' } });
  });

  it('are enforced on estado and activo', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const id = await newProyecto(staff);
    await expectFieldRules(
      portal,
      staff,
      'updateProyectoEstado',
      { body: { id, estado: 2 } },
      [undefined, null, '', 0, 3, '1 ', [1]].map((value) => ['estado', value, 'Elija el estado']),
    );
    await expectFieldRules(
      portal,
      staff,
      'toggleProyecto',
      { body: { id, activo: 0 } },
      [undefined, null, '', 2, -1, true, false, [0]].map((value) => [
        'activo',
        value,
        'El valor de activo no es válido',
      ]),
    );
  });
});
