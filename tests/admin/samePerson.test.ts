import { expect, it } from 'vitest';
import { mayBeSame } from '../../admin/resources/productos/ficha/samePerson.ts';
import { integrantes } from '../../dataProvider/resources/integrantes.ts';
import { anIntegrante } from '../support/builders/staffRecords.ts';

it.each([
  ['Gómez', 'L.', 'Gómez Pérez', 'Luis', true],
  ['Gómez', 'Luis', 'Gómez Pérez', 'Luis Alberto', true],
  ['Gómez Pérez', 'Luis A.', 'Gómez', 'Luis', true],
  ['Gomez', 'LA', 'Gómez Pérez', 'Luis Alberto', true],
  ['Gómez', 'Laura', 'Gómez Pérez', 'Luis', false],
  ['Pérez', 'L.', 'Gómez Pérez', 'Luis', false],
  ['Gómez Ruiz', 'L.', 'Gómez Pérez', 'Luis', false],
  ['Gómez', '', 'Gómez Pérez', 'Luis', false],
  ['', 'Luis', 'Gómez Pérez', 'Luis', false],
])('%s, %s may be the member %s, %s: %s', (apellidos, nombres, surnames, names, expected) => {
  const member = integrantes.read(anIntegrante({ apellidos: surnames, nombres: names }));
  expect(mayBeSame({ apellidos, nombres }, member)).toBe(expected);
});
