import { allowedText, hasForbiddenCharacters } from '../../../../contract/values/characters.ts';
import { formatNumber } from '../refusals.ts';

const NUL = /\0/g;

/** Removes the characters that no record may have, and counts them. */
export class TextCleaner {
  #nuls = 0;
  #others = 0;

  get removed(): number {
    return this.#nuls + this.#others;
  }

  clean(text: string): string {
    if (!hasForbiddenCharacters(text) && text.isWellFormed()) return text;
    const withoutNul = text.replaceAll(NUL, '');
    const clean = allowedText(withoutNul);
    this.#nuls += text.length - withoutNul.length;
    this.#others += withoutNul.length - clean.length;
    return clean;
  }

  avisos(): string[] {
    const kinds: [number, string, string][] = [
      [this.#nuls, 'carácter NUL', 'caracteres NUL'],
      [this.#others, 'carácter de control', 'caracteres de control'],
    ];
    return kinds
      .filter(([count]) => count > 0)
      .map(
        ([count, one, many]) =>
          `Se ${count === 1 ? 'quitó' : 'quitaron'} ${formatNumber(count)} ${count === 1 ? one : many}.`,
      );
  }
}
