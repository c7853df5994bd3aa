import { describe, expect, it } from 'vitest';
import { foldName } from '../../contract/duplicates/foldName.ts';
import { foldLetters, foldText, hasFolded, keepsPositions } from '../../contract/values/foldText.ts';
import { searchTerms, splitAtMatches } from '../../contract/values/searchTerms.ts';
import { FOLDING_PAIRS } from '../support/foldingPairs.ts';

/** Every character that is no half of a pair, up to the last plane of letters. */
const CHARACTERS = Array.from({ length: 0x3_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

describe('foldText', () => {
  it('ignores case, accents and outer whitespace', () => {
    expect(foldText('  GESTIÓN ')).toBe('gestion');
    expect(foldText('Ñandú, pingüino')).toBe('nandu, pinguino');
    expect(foldText('e\u0301')).toBe(foldText('É'));
    expect(foldText('Vía 2')).toBe('via 2');
    expect(foldText('   ')).toBe('');
  });

  it('makes one space of blanks of every kind', () => {
    expect(foldText('a\u00A0\t b\r\nc\u2009\u3000d\u2028e')).toBe('a b c d e');
  });

  it('keeps what tells words apart', () => {
    for (const [a, b] of [
      ['vía-1', 'vía 1'],
      ["O'Neill", 'ONeill'],
      ['CO2', 'CO3'],
      ['a.b', 'ab'],
    ] as const)
      expect(foldText(a), a).not.toBe(foldText(b));
  });

  it.each(FOLDING_PAIRS)('of %j has what is typed as %j', (stored, typed) => {
    expect(hasFolded(stored, typed)).toBe(true);
    expect(foldName(stored)).toContain(foldName(typed));
  });

  it('of a folded text is the same', () => {
    expect(CHARACTERS.filter((letter) => foldLetters(foldLetters(letter)) !== foldLetters(letter))).toEqual([]);
  });

  it('has the length of the text where positions are kept', () => {
    const kept = CHARACTERS.filter(keepsPositions);
    expect(kept.length).toBeGreaterThan(100_000);
    expect(kept.filter((letter) => foldLetters(letter).length !== letter.length)).toEqual([]);
  });
});

describe('the terms of a search in a text of other forms', () => {
  /** The matches in a text. */
  const matchesOf = (text: string, q: string) =>
    splitAtMatches(text, searchTerms(q)).flatMap(({ text: part, isMatch }) => (isMatch ? [part] : []));

  it.each(FOLDING_PAIRS)('of %j are marked for %j', (stored, typed) => {
    const words = searchTerms(typed).filter(({ folded }) => folded.length > 1);
    expect(words.length).toBeGreaterThan(0);
    // Joined with the text before and after: positions are those of the stored text.
    expect(matchesOf(`Sobre: ${stored}. Fin`, typed).map(foldText)).toEqual(
      expect.arrayContaining(words.map(({ folded }) => folded)),
    );
    expect(
      splitAtMatches(stored, words)
        .map(({ text }) => text)
        .join(''),
    ).toBe(stored);
  });

  it.each([
    ['E\uFB03ciencia y \uFB01abilidad', 'fiabilidad', ['\uFB01abilidad']],
    ['In\u00ADvesti\u00ADga\u00ADción vial', 'investigación', ['In\u00ADvesti\u00ADga\u00ADción']],
    ['In\u00ADvesti\u00ADga\u00ADción con e\uFB03caz PM\u2082.\u2085 aquí', 'pm2.5', ['PM\u2082.\u2085']],
    ['Sta\uFB00, o\uFB03cina y BUFFER aquí', 'oficina buffer', ['o\uFB03cina', 'BUFFER']],
    [`\uFB01${'x'.repeat(62)}ffin de la vía`, 'via', ['vía']],
    ['Sørensen, Weiß y Ruiz', 'weiss ruiz', ['Weiß', 'Ruiz']],
  ])('of %j are for %j the letters %j', (text, q, expected) => {
    expect(matchesOf(text, q)).toEqual(expected);
  });

  it('are the words of a letter that stands for several, and drop what is not seen', () => {
    expect(searchTerms('\uFDFA').map(({ folded }) => folded).length).toBeGreaterThan(1);
    expect(searchTerms('mo\uFEFFto').map(({ folded }) => folded)).toEqual(['moto']);
    expect(searchTerms('\u00AD\u200B \u3164\u3164')).toEqual([]);
  });
});
