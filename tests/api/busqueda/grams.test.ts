import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bitsOf, gramsOf, mayHave } from '../../../api/resources/searchIndex/grams.ts';

const letters = fc.string({ unit: fc.constantFrom(...'abceno ñ한🚌'), maxLength: 60 });

it('gives no false negatives: accepts every word of the text', () => {
  fc.assert(
    fc.property(letters, letters, letters, (before, word, after) => {
      expect(mayHave(gramsOf(before + word + after), bitsOf([word]))).toBe(true);
    }),
  );
});

it('gives few false positives: rejects nearly every word that the text lacks', () => {
  const text = gramsOf('se midio durante doce meses con conductores, peatones y ciclistas, de dia y de noche');
  const lacking = ['cruces', 'glorietas', 'taludes', 'cascos', 'buses', 'xy', 'motos', 'señales', 'zanjas', 'vuelos'];
  expect(lacking.filter((word) => mayHave(text, bitsOf([word])))).toEqual([]);
  expect(mayHave(text, bitsOf(['noche', 'vuelos']))).toBe(false);
});
