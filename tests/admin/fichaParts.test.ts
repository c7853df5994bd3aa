import { expect, it } from 'vitest';
import { displayValue } from '../../admin/display/displayValue.ts';
import { dropIndex } from '../../admin/records/forms/order/useRowDrag.ts';
import { matchIntegrantes } from '../../admin/resources/productos/ficha/matchIntegrantes.ts';
import { emptyPersona } from '../../admin/resources/productos/ficha/personaDraft.ts';
import { sizeText } from '../../contract/values/sizeText.ts';
import { integrantes } from '../../dataProvider/resources/integrantes.ts';

it.each([
  [0, 25, 0],
  [0, 35, 1],
  [0, 99, 2],
  [2, 5, 0],
  [2, 12, 1],
  [1, 20, 1],
])('a dragged row %i at %i px is dropped at %i', (from, y, to) => {
  expect(dropIndex([10, 30, 50], from, y)).toBe(to);
});

it('finds members by words in any order, without accents, and leaves out the excluded ones', () => {
  const ana = integrantes.read({ id: 1, nombres: 'Ana', apellidos: 'Núñez Ríos' });
  const eva = integrantes.read({ id: 2, nombres: 'Eva', apellidos: 'Ruiz' });
  const found = (text: string, excluded: number[] = []) =>
    matchIntegrantes([ana, eva], text, excluded).map(({ id }) => id);
  expect(found('nunez, ana')).toEqual([1]);
  expect(found('RU')).toEqual([2]);
  expect(found('', [2])).toEqual([1]);
  expect(found('ana ruiz')).toEqual([]);
});

it('names the values of a bibliographic record, stored as JSON or not', () => {
  const autores = [
    { ...emptyPersona(), apellidos: 'Núñez', nombres: 'Ana', orcid: '0000-0002-1825-0097', integrante_id: 4 },
    { ...emptyPersona(), nombre_corporativo: 'Agencia Vial' },
  ];
  const names = 'Núñez, Ana · ORCID 0000-0002-1825-0097 · integrante del grupo\nAgencia Vial';
  expect(displayValue('productos', 'autores', autores)).toBe(names);
  expect(displayValue('productos', 'autores', JSON.stringify(autores))).toBe(names);
  expect(displayValue('productos', 'editores', [])).toBe('Vacío');
  expect(displayValue('productos', 'palabras_clave', ['casco', 'moto'])).toBe('casco\nmoto');
  expect(displayValue('productos', 'en_prensa', 1)).toBe('Sí');
  expect(displayValue('productos', 'idioma', 'pt')).toBe('Portugués');
  expect(displayValue('productos', 'licencia', 'CC-BY-4.0')).toBe('CC BY 4.0 (Atribución)');
  expect(displayValue('productos', 'fecha_publicacion', '2026-05')).toBe('2026-05');
  expect(displayValue('productos', 'pdf', '3f.pdf')).toBe('Archivo');
  expect(displayValue('productos', 'pdf_bytes', 0)).toBe('Vacío');
});

it.each([
  [1, '1 kB'],
  [358_400, '350 kB'],
  [1_258_291, '1,2 MB'],
])('shows %i bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
