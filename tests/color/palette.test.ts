import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { themeColors } from '../../admin/shell/theme/themeColors.ts';
import { OF_ACENTO, OF_PRINCIPAL } from '../../color/derivations.ts';
import { contrast, luminance } from '../../color/oklch.ts';
import { paletteOf, paletteStyle } from '../../color/palette.ts';
import { DEFAULT_COLORS, DEFAULT_PALETTE, DEFAULT_THEME } from '../support/defaultPalette.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What the browser's bundles and style sheets are built from. */
const SOURCES = '{index.html,{public-site,admin,client,color,contract,dataProvider,i18n,citation}/**/*.{ts,tsx,css}}';

const byte = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(byte, byte, byte).map((rgb) => `#${rgb.map((n) => n.toString(16).padStart(2, '0')).join('')}`);
const HEX = /#[0-9a-f]{6}/g;

describe('the palette', () => {
  it('of the default colours is that of the first group', () => {
    expect(paletteOf(DEFAULT_COLORS)).toEqual(DEFAULT_PALETTE);
    const { light, dark } = themeColors(DEFAULT_COLORS);
    const STATUS = /"(?:success|warning|error)":\{[^}]*\}|#ffffff/g;
    const derived = (theme: object) => JSON.stringify(theme).replaceAll(STATUS, '').match(HEX);
    expect(derived(light)).toEqual(DEFAULT_THEME.light);
    expect(derived(dark)).toEqual(DEFAULT_THEME.dark);
  });

  it('is in no source of the bundles', async () => {
    const colors = new Set([...Object.values(DEFAULT_PALETTE), ...DEFAULT_THEME.light, ...DEFAULT_THEME.dark]);
    // The colours of warnings, which mean the same in every portal.
    for (const status of ['#f5bd45', '#2b1d00']) colors.delete(status);
    const found: string[] = [];
    let files = 0;
    for await (const file of glob(SOURCES, { cwd: ROOT })) {
      files++;
      const text = readFileSync(path.join(ROOT, file), 'utf8').toLowerCase();
      found.push(...[...colors].filter((hex) => text.includes(hex)).map((hex) => `${file}: ${hex}`));
    }
    expect(files).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });

  it('has every colour that the style sheets name', async () => {
    const declared = new Set([...paletteStyle(DEFAULT_COLORS).matchAll(/--([\w-]+):/g)].map(([, name]) => name));
    const tokens = readFileSync(path.join(ROOT, 'public-site/styles/tokens.css'), 'utf8');
    const named = [...tokens.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name);
    const own = new Set([...tokens.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
    expect(named.filter((name) => !declared.has(name) && !own.has(name))).toEqual([]);
    // A name in both would depend on the order of the two styles.
    expect([...own].filter((name) => declared.has(name))).toEqual([]);
    for await (const file of glob('{public-site,admin}/**/*.{css,tsx}', { cwd: ROOT })) {
      const brand = [
        ...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/var\(--((?:azul|ambar|claro|oscuro)[\w-]*)\)/g),
      ];
      expect(
        brand.map(([, name]) => name).filter((name) => !declared.has(name)),
        file,
      ).toEqual([]);
    }
  });

  it('contains the chosen colours as they are', () => {
    const palette = paletteOf({ color_principal: '#123a7c', color_acento: '#ff8a70' });
    expect(palette).toMatchObject({ 'azul-800': '#123a7c', 'ambar-500': '#ff8a70' });
  });

  it('keeps the luminance of each derived colour', () => {
    fc.assert(
      fc.property(color, color, (color_principal, color_acento) => {
        const palette = paletteOf({ color_principal, color_acento });
        for (const [name, [derived]] of Object.entries({ ...OF_PRINCIPAL, ...OF_ACENTO })) {
          expect(luminance(palette[name] ?? ''), name).toBeCloseTo(derived, 1.7);
        }
        const ratio = (front: string, back: string) => contrast(palette[front] ?? front, palette[back] ?? back);
        expect(ratio('oscuro-texto', 'oscuro-fondo')).toBeGreaterThan(7);
        expect(ratio('oscuro-enlace', 'oscuro-superficie')).toBeGreaterThan(4.5);
        expect(ratio('tinta', '#ffffff')).toBeGreaterThan(7);
        expect(ratio('azul-700', 'azul-50')).toBeGreaterThan(4.5);
        expect(ratio('claro-texto-suave', 'azul-100')).toBeGreaterThan(4.5);
        expect(ratio('claro-borde-fuerte', '#ffffff')).toBeGreaterThan(3);
      }),
      { numRuns: 40 },
    );
  });

  it('is a style that declares each colour once, also after another one', () => {
    const style = paletteStyle({ color_principal: '#123a7c', color_acento: '#ff8a70' });
    expect(style).toContain('--azul-800:#123a7c;');
    expect(style).not.toMatch(/undefined|NaN/);
    const names = [...style.matchAll(/--([\w-]+):/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(paletteStyle(DEFAULT_COLORS)).toContain('--azul-800:#0b3d4a;');
  });
});
