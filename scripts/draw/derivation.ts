/** Prints the row of color/derivations.ts for a colour: `node scripts/draw/derivation.ts '#0f5a6b' '#0b3d4a'`. */
import type { Derivation } from '../../color/derivations.ts';
import { luminance, oklchOf } from '../../color/oklch.ts';
import { ofAcento } from '../../color/palette.ts';

const DECIMALS = [2, 3, 4, 5];

/** The shortest derivation that gives the colour exactly. */
function derivationOf(color: string, base: string): Derivation | null {
  const [own, from] = [oklchOf(color), oklchOf(base)];
  const turn = ((own.h - from.h + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  for (const decimals of DECIMALS) {
    const round = (value: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;
    for (const digits of DECIMALS.map((count) => count + 2)) {
      const above = Math.ceil(luminance(color) * 10 ** digits) / 10 ** digits;
      const derivation = [above, round(own.c / from.c), round(turn)] as const;
      if (ofAcento(derivation, { color_acento: base }) === color) return derivation;
    }
  }
  return null;
}

const [, , color = '', base = ''] = process.argv;
console.info(derivationOf(color, base) ?? 'no derivation gives this colour exactly');
