import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '../../../api/auth/commonPasswords.ts';
import { passwordProblem } from '../../../contract/entities/password.ts';

describe('isCommonPassword', () => {
  it.each([
    // Entries of the list.
    'zqjphsyf6ctifgu',
    'ZQJPHSYF6CTIFGU',
    '111222333444555',
    // Made of a few entries.
    'dragonmonkeyshadow',
    'Dragon-Football 2024!',
    '12345678Superman',
    'letmein!Sunshine99',
  ])('is true for %j, which passes all other rules', async (clave) => {
    expect(passwordProblem(clave)).toBeNull();
    expect(await isCommonPassword(clave)).toBe(true);
  });

  it.each([
    'cuatro tazas de té verde',
    'dragon monkey shadow football',
    'una clave larga de prueba',
    '583920174650382',
    '7f3Kq9-ZtR2_wLmXb',
    '🌊🔥🌱🚲🌊🌊🔥🚲🌱🌱🚲🔥🌊🌱🌱',
  ])('is false for %j', async (clave) => {
    expect(await isCommonPassword(clave)).toBe(false);
  });

  it('handles a very long text', async () => {
    expect(await isCommonPassword(`${'123'.repeat(333)}x`)).toBe(false);
  });
});
