/** The contrast of the pairs of colours that the site draws (WCAG 2, 1.4.3 and 1.4.11). */
import { OF_ACENTO, OF_PRINCIPAL } from './derivations.ts';
import { contrastOf, luminance, oklchOf } from './oklch.ts';
import { type SiteColors, tokenOf, withLightness } from './palette.ts';

type ColorField = keyof SiteColors;

interface Pair {
  /** the colour that decides the contrast */
  field: ColorField;
  /** what is drawn, in the plural with its article */
  what: string;
  front: string;
  back: string;
  ratio: number;
}

const TEXT = 4.5;
const CONTROL = 3;

/** Luminances of colours that are the same in every site. */
const FIXED: Readonly<Record<string, number>> = { papel: 1, blanco: 1 };
/** What rounding to 8 bits may change in a ratio. */
const MARGIN = 0.2;

const pairOf =
  (field: ColorField) =>
  (what: string, front: string, back: string, ratio = TEXT): Pair => ({ field, what, front, back, ratio });

const principal = pairOf('color_principal');
const acento = pairOf('color_acento');

/** Only pairs with a colour that staff chose: pairs of derived colours have the contrast of the default palette. */
const PAIRS: readonly Pair[] = [
  principal('los títulos sobre fondo blanco', 'azul-800', 'papel'),
  principal('los títulos sobre fondo suave', 'azul-800', 'azul-50'),
  principal('los títulos blancos sobre el color principal', 'blanco', 'azul-800'),
  principal('los textos suaves sobre el color principal', 'sobre-marca-suave', 'azul-800'),
  principal('los textos de acento sobre el color principal', 'ambar-400', 'azul-800'),
  acento('los textos de los botones de acento', 'sobre-acento', 'ambar-500'),
  acento('los botones de acento sobre el color principal', 'ambar-500', 'azul-800', CONTROL),
  acento('los botones de acento sobre la portada', 'ambar-500', 'azul-900', CONTROL),
  acento('los botones de acento en el modo oscuro', 'ambar-500', 'oscuro-marca', CONTROL),
];

interface ContrastFailure {
  field: ColorField;
  what: string;
  actual: number;
  needed: number;
}

type LuminanceOf = (token: string) => number;

const failuresOf = (luminanceOf: LuminanceOf, pairs: readonly Pair[]): ContrastFailure[] =>
  pairs.flatMap(({ field, what, front, back, ratio }) => {
    const actual = contrastOf(luminanceOf(front), luminanceOf(back));
    return actual >= ratio ? [] : [{ field, what, actual, needed: ratio }];
  });

/** The pairs of a colour that have too little contrast. @param reserve factor of the needed ratios */
function contrastFailures(colors: SiteColors, field: ColorField, reserve = 1): ContrastFailure[] {
  return failuresOf(
    (token) => FIXED[token] ?? luminance(tokenOf(colors, token)),
    PAIRS.filter((pair) => pair.field === field).map((pair) => ({ ...pair, ratio: reserve * pair.ratio })),
  );
}

/** True if the pairs of a colour would fail with the luminances that derived colours have before rounding. */
function surelyFails(colors: SiteColors, field: ColorField): boolean {
  const derived = (token: string) => (OF_PRINCIPAL[token] ?? OF_ACENTO[token])?.[0];
  const pairs = PAIRS.filter((pair) => pair.field === field);
  return failuresOf((token) => FIXED[token] ?? derived(token) ?? luminance(tokenOf(colors, token)), pairs).some(
    ({ actual, needed }) => actual < needed - MARGIN,
  );
}

const STEP = 0.005;
/** A proposed colour still passes when the other colour changes: rounding makes derived colours a little darker. */
const RESERVE = 1.03;

/** The colour of the same hue with the nearest lightness that has enough contrast; null if none has. */
function nearestColor(colors: SiteColors, field: ColorField): string | null {
  const { l } = oklchOf(colors[field]);
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const lightness of [l - distance, l + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const color = withLightness(colors[field], lightness);
      const changed = { ...colors, [field]: color };
      if (!surelyFails(changed, field) && contrastFailures(changed, field, RESERVE).length === 0) return color;
    }
  }
  return null;
}

const formatRatio = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1).replace('.', ',')}:1`;

const FIELD_NAMES: Record<ColorField, string> = { color_principal: 'color principal', color_acento: 'color de acento' };

function errorOf(colors: SiteColors, field: ColorField): { message: string; nearest: string | null } | null {
  const [worst] = contrastFailures(colors, field).sort((a, b) => a.actual / a.needed - b.actual / b.needed);
  if (worst === undefined) return null;
  const nearest = nearestColor(colors, field);
  const advice = nearest === null ? 'Elija otro color.' : `El color más cercano que sirve es ${nearest}.`;
  const ratios = `${formatRatio(worst.actual)}, y hace falta ${formatRatio(worst.needed)}`;
  return {
    message: `El ${FIELD_NAMES[field]} no da contraste suficiente a ${worst.what}: ${ratios}. ${advice}`,
    nearest,
  };
}

/** Messages by field for colours with too little contrast. The accent is checked with a main colour that passes. */
export function contrastErrors(colors: SiteColors): Partial<Record<ColorField, string>> {
  const principal = errorOf(colors, 'color_principal');
  const color_principal = principal === null ? colors.color_principal : principal.nearest;
  const acento = color_principal === null ? null : errorOf({ ...colors, color_principal }, 'color_acento');
  return {
    ...(principal !== null && { color_principal: principal.message }),
    ...(acento !== null && { color_acento: acento.message }),
  };
}

/** The colour that a message proposes; null if the field needs none, or if none has enough contrast. */
export function proposedColor(colors: SiteColors, field: ColorField): string | null {
  const color_principal = errorOf(colors, 'color_principal')?.nearest ?? colors.color_principal;
  const checked = field === 'color_acento' ? { ...colors, color_principal } : colors;
  return errorOf(checked, field)?.nearest ?? null;
}
