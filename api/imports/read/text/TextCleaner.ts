import { allowedText, hasForbiddenCharacters, withoutExcessMarks } from '../../../../contract/values/characters.ts';
import { formatNumber, unsupportedError } from '../refusals.ts';

const NUL = /\0/g;

/** Removes the characters that no record may have, and counts them. */
export class TextCleaner {
  #nuls = 0;
  #others = 0;
  #marks = 0;

  clean(text: string): string {
    const few = withoutExcessMarks(text);
    this.#marks += text.length - few.length;
    return this.#allowed(few);
  }

  #allowed(text: string): string {
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
      [this.#marks, 'marca de más sobre una letra', 'marcas de más sobre una letra'],
    ];
    return kinds
      .filter(([count]) => count > 0)
      .map(
        ([count, one, many]) =>
          `Se ${count === 1 ? 'quitó' : 'quitaron'} ${formatNumber(count)} ${count === 1 ? one : many}.`,
      );
  }
}

/** Characters at the start of a file that tell whether it is text. */
const SAMPLE_LENGTH = 10_000;
/** Share of characters that no text has. */
const FORBIDDEN_SHARE = 0.1;
/** A few of them are removed from any text. */
const FORBIDDEN_MIN = 50;

/** @throws {HttpError} 415 for what is no text */
export function requireText(text: string): void {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const removed = sample.length - allowedText(sample).length;
  if (removed > Math.max(FORBIDDEN_MIN, sample.length * FORBIDDEN_SHARE))
    throw unsupportedError('El archivo no es de texto ni un XLSX');
}
