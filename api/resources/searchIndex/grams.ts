/** Bloom filters of texts: most records that lack a word are recognized without reading their text. */

/** A power of two, so that a hash is cut by a mask. With 400 letters, a fifth of the bits is set. */
const BITS = 2_048;

/** Bloom filter of the bigrams and trigrams of a folded text. */
export type Grams = Uint8Array;

const hashOf = (code: number, next: number): number => Math.imul(code, 0x9e3779b1) ^ Math.imul(next, 0x85ebca6b);
const bitOf = (hash: number): number => (hash >>> 15) & (BITS - 1);

/** The bits of a text: those of its pairs and groups of three. */
function visitGrams(folded: string, visit: (bit: number) => void, pairs: boolean): void {
  for (let at = 1; at < folded.length; at += 1) {
    const pair = hashOf(folded.charCodeAt(at - 1), folded.charCodeAt(at));
    if (pairs) visit(bitOf(pair));
    if (at > 1) visit(bitOf(hashOf(pair, folded.charCodeAt(at - 2))));
  }
}

export function gramsOf(folded: string): Grams {
  // From Node's pool: a buffer of its own would cost more than its content.
  const grams = Buffer.allocUnsafe(BITS / 8).fill(0);
  visitGrams(
    folded,
    (bit) => {
      grams[bit >> 3] = (grams[bit >> 3] ?? 0) | (1 << (bit & 7));
    },
    true,
  );
  return grams;
}

/** The bits that a text with all these words has. */
export function bitsOf(words: readonly string[]): number[] {
  const bits = new Set<number>();
  // The trigrams of a longer word cover its bigrams.
  for (const word of words) visitGrams(word, (bit) => bits.add(bit), word.length === 2);
  return [...bits];
}

/** False if the text lacks one of the words for certain. */
export function mayHave(grams: Grams, bits: readonly number[]): boolean {
  for (const bit of bits) if (((grams[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  return true;
}
