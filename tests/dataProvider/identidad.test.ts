import { expect, it } from 'vitest';
import { identidad } from '../../dataProvider/resources/identidad.ts';

it('an item whose text was emptied or whose line was taken out equals one that never had them', () => {
  const tema = { nombre: 'Mar', texto: '', imagen: '', descripcion_imagen: '' };
  const read = (item: object) => identidad.read({ temas: [item] });
  expect(read({ ...tema, texto: null, linea: null })).toEqual(read(tema));
  expect(read({ ...tema, linea: '' })).toEqual(read(tema));
  expect(read({ ...tema, linea: 3 })).toMatchObject({ temas: [{ linea: 3 }] });
});
