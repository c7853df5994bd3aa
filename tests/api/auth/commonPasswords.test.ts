import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '../../../api/auth/commonPasswords.ts';
import { passwordProblem } from '../../../contract/entities/password.ts';

describe('the most used passwords', () => {
  it.each([
    // On the list as they stand.
    'zqjphsyf6ctifgu',
    'ZQJPHSYF6CTIFGU',
    '111222333444555',
    // Of a few that are on it.
    'dragonmonkeyshadow',
    'Dragon-Football 2024!',
    '12345678Superman',
    'letmein!Sunshine99',
  ])('%j is one of them, though it keeps to all other rules', async (clave) => {
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
  ])('%j is none of them', async (clave) => {
    expect(await isCommonPassword(clave)).toBe(false);
  });

  it('are looked for in a text of any length', async () => {
    expect(await isCommonPassword(`${'123'.repeat(333)}x`)).toBe(false);
  });
});
