import { isUtf8 } from 'node:buffer';
import type { Codificacion } from '../../../../contract/values/imports.ts';
import { formatNumber } from '../refusals.ts';
import { DECODERS, guessEncoding } from './guessEncoding.ts';

export interface DecodedText {
  text: string;
  codificacion: Codificacion;
  avisos: string[];
}

const BOMS: readonly (readonly [Codificacion, Buffer])[] = [
  ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
];

const NAMES: Readonly<Record<Codificacion, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  macintosh: 'Macintosh',
  ibm850: 'MS-DOS',
};

const LINE_BREAK = /\r\n?/g;

function recognise(bytes: Buffer): Codificacion {
  const marked = BOMS.find(([, bom]) => bytes.subarray(0, bom.length).equals(bom));
  if (marked !== undefined) return marked[0];
  if (isUtf8(bytes)) return 'utf-8';
  // A file of UTF-8 with some other bytes is none of the old encodings.
  return isDoubleEncoded(DECODERS['windows-1252'](bytes)) ? 'windows-1252' : guessEncoding(bytes);
}

const decodeAs = (bytes: Buffer, codificacion: Codificacion): string =>
  codificacion in DECODERS
    ? DECODERS[codificacion as keyof typeof DECODERS](bytes)
    : new TextDecoder(codificacion).decode(bytes);

/** A letter of UTF-8 that was read as Windows-1252: 'Ã©' for 'é', 'Â¿' for '¿', 'â€œ' for '“'. */
const DOUBLE_ENCODED = /Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\u00A1-\u00BF]|â€[™œ\u009D“”˜¢¦]/g;

export const isDoubleEncoded = (text: string): boolean => text.search(DOUBLE_ENCODED) !== -1;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Guessed from letters alone, which few short texts have. */
const isDoubtful = (codificacion: Codificacion): boolean => codificacion === 'macintosh' || codificacion === 'ibm850';

function avisosOf(text: string, codificacion: Codificacion, isChosen: boolean): string[] {
  const [example] = text.match(DOUBLE_ENCODED) ?? [];
  const lost = count(text, /\uFFFD/g);
  return [
    isChosen || !isDoubtful(codificacion)
      ? ''
      : `El archivo parece estar en ${NAMES[codificacion]}. Si hay letras cambiadas, elija otra codificación.`,
    example === undefined
      ? ''
      : `Hay letras con tilde codificadas dos veces, como «${example}» (${formatNumber(count(text, DOUBLE_ENCODED))} en total). Revise esos textos o elija otra codificación.`,
    lost === 0 ? '' : `Hay ${formatNumber(lost)} signos que no se pueden leer como ${NAMES[codificacion]}.`,
  ].filter((aviso) => aviso !== '');
}

/**
 * Decodes by the byte order mark, else as UTF-8 if the bytes are valid, else as Windows-1252, Macintosh or MS-DOS, by the words. Line breaks become '\n'.
 * @param chosen instead of what the bytes tell
 */
export function decodeText(bytes: Buffer, chosen?: Codificacion | ''): DecodedText {
  const codificacion = chosen || recognise(bytes);
  const text = decodeAs(bytes, codificacion).replaceAll(LINE_BREAK, '\n');
  return { text, codificacion, avisos: avisosOf(text, codificacion, Boolean(chosen)) };
}
