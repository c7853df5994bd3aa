import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastErrors } from '../../contract/color/contrast.ts';
import { contrast, hexOfOklch, luminance, oklchOf } from '../../contract/color/oklch.ts';
import { DEFAULT_COLORS, paletteOf, paletteStyle } from '../../contract/color/palette.ts';

const TOKENS = readFileSync(new URL('../../public-site/styles/tokens.css', import.meta.url), 'utf8');
const [LIGHT = '', DARK = ''] = TOKENS.split('@media');

const byte = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(byte, byte, byte).map((rgb) => `#${rgb.map((n) => n.toString(16).padStart(2, '0')).join('')}`);

/** The hexadecimal colours of a part of tokens.css, by custom property. */
const declared = (css: string): Record<string, string> =>
  Object.fromEntries([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));

/** Colours that mean the same in every portal. */
const FIXED = ['en-curso', 'sobre-en-curso'];

describe('the palette', () => {
  it('of the default colours is that of tokens.css, and needs no style', () => {
    const { light, dark } = paletteOf(DEFAULT_COLORS);
    const withoutFixed = (colors: Record<string, string>) =>
      Object.fromEntries(Object.entries(colors).filter(([name]) => !FIXED.includes(name)));
    expect(light).toEqual(withoutFixed(declared(LIGHT)));
    expect(dark).toEqual(withoutFixed(declared(DARK)));
    expect(paletteStyle(DEFAULT_COLORS)).toBe('');
  });

  it('contains the chosen colours as they are', () => {
    const { light } = paletteOf({ color_principal: '#123a7c', color_acento: '#ff8a70' });
    expect(light).toMatchObject({ 'azul-800': '#123a7c', 'ambar-500': '#ff8a70' });
  });

  it('keeps the luminance of each derived colour', () => {
    const before = paletteOf(DEFAULT_COLORS);
    fc.assert(
      fc.property(color, color, (color_principal, color_acento) => {
        const { light, dark } = paletteOf({ color_principal, color_acento });
        const { 'azul-800': _, 'ambar-500': __, ...derived } = light;
        for (const [name, value] of Object.entries(derived)) {
          expect(luminance(value), name).toBeCloseTo(luminance(before.light[name] ?? ''), 1.7);
        }
        expect(contrast(dark.texto ?? '', dark.fondo ?? '')).toBeGreaterThan(7);
        expect(contrast(dark.enlace ?? '', dark.superficie ?? '')).toBeGreaterThan(4.5);
        expect(contrast(light.tinta ?? '', '#ffffff')).toBeGreaterThan(7);
        expect(contrast(light['azul-700'] ?? '', light['azul-50'] ?? '')).toBeGreaterThan(4.5);
        expect(contrast(light['texto-suave'] ?? '', light['azul-100'] ?? '')).toBeGreaterThan(4.5);
        expect(contrast(light['borde-fuerte'] ?? '', '#ffffff')).toBeGreaterThan(3);
      }),
      { numRuns: 40 },
    );
  });

  it('is a style for both schemes that names each colour once', () => {
    const style = paletteStyle({ color_principal: '#123a7c', color_acento: '#ff8a70' });
    expect(style).toContain('--azul-800:#123a7c;');
    expect(style).toContain('@media screen and (prefers-color-scheme:dark)');
    expect(style).not.toMatch(/undefined|NaN/);
  });
});

describe('the conversion to OKLCH', () => {
  it('is reversible', () => {
    fc.assert(
      fc.property(color, (hex) => {
        expect(hexOfOklch(oklchOf(hex))).toBe(hex);
      }),
    );
  });
});

describe('the contrast of the two colours', () => {
  it('is enough by default', () => {
    expect(contrastErrors(DEFAULT_COLORS)).toEqual({});
  });

  it.each([
    [{ ...DEFAULT_COLORS, color_principal: '#ffee00' }, 'color_principal'],
    [{ ...DEFAULT_COLORS, color_principal: '#7fa8d9' }, 'color_principal'],
    [{ ...DEFAULT_COLORS, color_acento: '#7a1f00' }, 'color_acento'],
    [{ ...DEFAULT_COLORS, color_acento: '#000000' }, 'color_acento'],
  ] as const)('of %j fails with a message that proposes a colour', (colors, field) => {
    const { [field]: message = '', ...others } = contrastErrors(colors);
    expect(others).toEqual({});
    expect(message).toMatch(/no da contraste suficiente a los .+: \d+,\d:1, y hace falta (4,5|3,0):1\./);
    const [nearest = ''] = /#[0-9a-f]{6}/.exec(message) ?? [];
    expect(contrastErrors({ ...colors, [field]: nearest })).toEqual({});
  });

  it('has a proposal for every colour that fails, which passes', () => {
    fc.assert(
      fc.property(color, color, (color_principal, color_acento) => {
        const colors = { color_principal, color_acento };
        const proposals = Object.entries(contrastErrors(colors)).map(([field, message]) => {
          const [proposal = ''] = /#[0-9a-f]{6}/.exec(message) ?? [];
          return [field, proposal];
        });
        expect(contrastErrors({ ...colors, ...Object.fromEntries(proposals) })).toEqual({});
      }),
      { numRuns: 40 },
    );
  });
});
