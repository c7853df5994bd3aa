import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastErrors } from '../../color/contrast.ts';
import { hexOfOklch, oklchOf } from '../../color/oklch.ts';
import { DEFAULT_COLORS } from '../support/defaultPalette.ts';

const byte = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(byte, byte, byte).map((rgb) => `#${rgb.map((n) => n.toString(16).padStart(2, '0')).join('')}`);

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
