/** Conversions between hexadecimal sRGB and OKLCH (Björn Ottosson, "A perceptual color space for image processing"). */

type Triple = readonly [number, number, number];

/** Lightness 0 to 1, chroma, and hue in radians. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** @param hex '#rrggbb' */
export function rgbOf(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const hexOf = (rgb: Triple): string => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const linearOf = (hex: string): Triple => {
  const [r, g, b] = rgbOf(hex);
  return [toLinear(r / 255), toLinear(g / 255), toLinear(b / 255)];
};

/** Relative luminance (WCAG 2). */
export function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

function linearOfOklch({ l: lightness, c, h }: Oklch): Triple {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const TOLERANCE = 1e-4;
/** Bisection steps to a hundredth of an 8-bit channel step. */
const STEPS = 16;

/** The largest `x` between 0 and `high` that `holds`, which holds for 0. */
function largest(high: number, holds: (x: number) => boolean): number {
  if (holds(high)) return high;
  let [from, to] = [0, high];
  for (let step = 0; step < STEPS; step++) {
    const middle = (from + to) / 2;
    if (holds(middle)) from = middle;
    else to = middle;
  }
  return from;
}

/** The colour in hexadecimal; its chroma is reduced until sRGB has it. */
export function hexOfOklch({ l, c, h }: Oklch): string {
  const isInGamut = (chroma: number) =>
    linearOfOklch({ l, c: chroma, h }).every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE);
  const rgb = linearOfOklch({ l, c: largest(c, isInGamut), h });
  const byte = (channel: number) => Math.round(255 * toGamma(Math.min(1, Math.max(0, channel))));
  return hexOf([byte(rgb[0]), byte(rgb[1]), byte(rgb[2])]);
}

/** The lightest colour of a hue and chroma whose luminance is at most `y`. */
export function withLuminance({ c, h }: Omit<Oklch, 'l'>, y: number): string {
  const l = largest(1, (lightness) => luminance(hexOfOklch({ l: lightness, c, h })) <= y);
  return hexOfOklch({ l, c, h });
}

/** Contrast ratio of two luminances (WCAG 2), 1 to 21. */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

export const contrast = (one: string, other: string): number => contrastOf(luminance(one), luminance(other));
