import { describe, it } from 'vitest';
import { aProyecto, newProyecto } from '../support/builders.ts';
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
  ['estado', null, 'El estado es obligatorio'],
  ['estado', '', 'El estado es obligatorio'],
  ['estado', 0, 'El estado es obligatorio'],
  ['estado', 3, 'El estado es obligatorio'],
  ['estado', 'en proceso', 'El estado es obligatorio'],
  ['estado', true, 'El estado es obligatorio'],
  ['enlace_ext', 'ejemplo.org', 'El enlace externo debe ser una URL'],
  ['enlace_ext', 'https://', 'El enlace externo debe ser una URL'],
  ['enlace_ext', 'javascript:alert(1)', 'El enlace externo debe ser una URL'],
  ['enlace_ext', 'ftp://ejemplo.org', 'El enlace externo debe ser una URL'],
  ['enlace_ext', ['https://ejemplo.org'], 'El enlace externo debe ser una URL'],
  ['enlace_ext', `https://ejemplo.org/${'x'.repeat(500)}`, 'Use como máximo 500 caracteres'],
  ['entidades', Array.from({ length: 31 }, (_, n) => `E${n}`), 'Debe ser una lista de máximo 30 textos'],
  ['entidades', [5], 'Debe ser una lista de máximo 30 textos'],
  ['entidades', '[5]', 'Debe ser una lista de máximo 30 textos'],
  ['entidades', { a: 1 }, 'Debe ser una lista de máximo 30 textos'],
  ['entidades', ['x'.repeat(201)], 'Use como máximo 200 caracteres'],
];

const REQUIRED: readonly FieldRule[] = [
  ...[undefined, null, '', '   ', 5].flatMap((value): FieldRule[] => [
    ['nombre', value, 'El nombre es obligatorio'],
    ['objetivo', value, 'El objetivo es obligatorio'],
    ['fecha_inicio', value, 'La fecha de inicio es obligatoria'],
    ['fecha_fin', value, 'La fecha de fin es obligatoria'],
  ]),
  ['estado', undefined, 'El estado es obligatorio'],
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
      nombre: 'El nombre es obligatorio',
      objetivo: 'El objetivo es obligatorio',
      estado: 'El estado es obligatorio',
      fecha_inicio: 'La fecha de inicio es obligatoria',
      fecha_fin: 'La fecha de fin es obligatoria',
    };
    const refusal = { status: 422, message: 'El nombre es obligatorio', errors };
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
      [undefined, null, '', 0, 3, '1 ', [1]].map((value) => ['estado', value, 'El estado es obligatorio']),
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
