import { PASSWORD_MIN } from '../../contract/entities/password.ts';
import { foldText } from '../../contract/foldText.ts';

/** Of the list, which begins with the most used ones: those that longer passwords are made of. */
const PIEZAS = 3_000;
const PIEZA_MIN = 3;
/** A password of so many pieces is as easy to guess as to write. */
const PIEZAS_JUNTAS = 3;

interface Comunes {
  enteras: ReadonlySet<string>;
  piezas: ReadonlySet<string>;
  larga: number;
}

let comunes: Promise<Comunes> | null = null;

/** Read when the first password is set: no start waits for it, and no visitor. */
async function leer(): Promise<Comunes> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const lista = dictionary['passwords-common'];
  const piezas = new Set(lista.slice(0, PIEZAS).filter((pieza) => pieza.length >= PIEZA_MIN));
  return {
    enteras: new Set(lista.filter((clave) => clave.length >= PASSWORD_MIN)),
    piezas,
    larga: Math.max(...[...piezas].map((pieza) => pieza.length)),
  };
}

/** How many pieces a text is made of at least; Infinity when of others too. */
function piezasDe(texto: string, { piezas, larga }: Comunes): number {
  const menos = [0];
  for (let fin = 1; fin <= texto.length; fin += 1) {
    let mejor = Number.POSITIVE_INFINITY;
    for (let desde = Math.max(0, fin - larga); desde <= fin - PIEZA_MIN; desde += 1) {
      if (piezas.has(texto.slice(desde, fin))) mejor = Math.min(mejor, (menos[desde] ?? 0) + 1);
    }
    menos.push(mejor);
  }
  return menos[texto.length] ?? 0;
}

/**
 * Whether a password is on the list of the most used ones, or made of at most three of its first 3,000, with or without
 * digits; in capitals, with accents or signs it is the same (docs/decisions/0014).
 */
export async function isCommonPassword(clave: string): Promise<boolean> {
  comunes ??= leer();
  const lista = await comunes;
  const folded = foldText(clave);
  const lettersAndDigits = folded.replace(/[^\p{L}\p{N}]/gu, '');
  if (lista.enteras.has(folded) || lista.enteras.has(lettersAndDigits)) return true;
  const letras = lettersAndDigits.replace(/\p{N}/gu, '');
  return [lettersAndDigits, letras].some((texto) => texto !== '' && piezasDe(texto, lista) <= PIEZAS_JUNTAS);
}
