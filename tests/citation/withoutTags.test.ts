import { expect, it } from 'vitest';
import { parseCitations } from '../../citation/parse.ts';
import { toProducto, withoutTags } from '../../citation/toProducto.ts';

it.each([
  [
    '<jats:title>Abstract</jats:title><jats:p>Cascos &amp; <jats:italic>vías</jats:italic></jats:p>',
    'Abstract\nCascos & vías',
  ],
  ['<p>Uno</p>\n  <p>Dos<br>tres</p>', 'Uno\nDos\ntres'],
  ['p < 0,05 y a > b', 'p < 0,05 y a > b'],
  ['&copy; 2026', '© 2026'],
  ['Sin etiquetas', 'Sin etiquetas'],
  ['', ''],
])('%j becomes %j', (text, plain) => {
  expect(withoutTags(text)).toBe(plain);
});

it('the abstract of a citation becomes text', async () => {
  const [item] = await parseCitations(
    '[{"type":"article-journal","title":"Cruces","abstract":"<jats:p>Ver.</jats:p>"}]',
  );
  expect(item && toProducto(item).resumen).toBe('Ver.');
});
