import type { argon2 as Argon2 } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from '../../../api/auth/password.ts';

const running = vi.hoisted(() => ({ now: 0, most: 0 }));

vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>();
  const argon2: typeof Argon2 = (algorithm, parameters, callback) => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    crypto.argon2(algorithm, parameters, (error, tag) => {
      running.now -= 1;
      callback(error, tag);
    });
  };
  return { ...crypto, argon2 };
});

it('hashes at most two passwords at once', async () => {
  const hashes = await Promise.all(['uno', 'dos', 'tres', 'cuatro', 'cinco'].map(hashPassword));
  expect(running.most).toBe(2);
  expect(await verifyPassword('cinco', hashes[4] ?? '')).toBe(true);
});
