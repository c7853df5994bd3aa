import { expect, it } from 'vitest';
import { findAutorLinks, placeOfAutor } from '../../admin/resources/productos/cita/autorLinks.ts';
import { emptyPersona } from '../../admin/resources/productos/ficha/personaDraft.ts';
import { integrantes } from '../../dataProvider/resources/integrantes.ts';

const member = (id: number, nombres: string, apellidos: string, orcid = '') =>
  integrantes.read({ id, nombres, apellidos, orcid });
const ANA = member(1, 'Ana María', 'Núñez Ríos', '0000-0002-1825-0097');
const JUAN = member(2, 'Juan Carlos', 'Gil');
const JOSE = member(3, 'José', 'Gil');

it.each([
  ['an ORCID', { apellidos: 'Otro', orcid: '0000-0002-1825-0097' }, [[1, true]]],
  ['a full name without accents', { apellidos: 'NUÑEZ RIOS', nombres: 'Ana Maria' }, [[1, true]]],
  ['a full name in the other order', { apellidos: 'Ana María', nombres: 'Núñez Ríos' }, [[1, true]]],
  ['initials', { apellidos: 'Núñez-Ríos', nombres: 'A. M.' }, [[1, false]]],
  ['the initial of the first name', { apellidos: 'Núñez Ríos', nombres: 'A.' }, [[1, false]]],
  ['other initials', { apellidos: 'Núñez Ríos', nombres: 'B.' }, []],
  ['initials of two members', { apellidos: 'Gil', nombres: 'J.' }, []],
  ['initials of one of two members', { apellidos: 'Gil', nombres: 'JC' }, [[2, false]]],
  ['surnames alone', { apellidos: 'Gil' }, []],
  ['an institution', { nombre_corporativo: 'Juan Carlos Gil' }, []],
])('%s', (_case, fields, expected) => {
  const links = findAutorLinks([{ ...emptyPersona(), ...fields }], [ANA, JUAN, JOSE]);
  expect(links.map(({ id, isSure }) => [id, isSure])).toEqual(expected);
});

it('a member is one author only, and a linked author stays', () => {
  const gil = { ...emptyPersona(), apellidos: 'Gil', nombres: 'José' };
  const links = findAutorLinks([{ ...gil, integrante_id: 3 }, gil], [JOSE]);
  expect(links).toEqual([]);
});

it('the author of a link is found where the rows have moved, and not once the row is gone', () => {
  const persona = (apellidos: string) => ({ ...emptyPersona(), apellidos, nombres: 'Eva' });
  const [otra, gil, paz] = [persona('Otra'), persona('Gil'), persona('Paz')];
  const link = { index: 1, autor: 'Gil, Eva', id: 2, name: 'Eva Gil', isSure: false };
  expect(placeOfAutor(link, [otra, gil, gil])).toBe(1);
  expect(placeOfAutor(link, [gil, otra, paz])).toBe(0);
  expect(placeOfAutor(link, [otra, paz])).toBe(-1);
});
