import type { argon2 as Argon2 } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { hashPassword as toHash, verifyPassword } from '../../../api/auth/password.ts';
import { PASSWORD_COST } from '../../../api/config/config.ts';
import { countOf } from '../../support/database.ts';
import { STAFF, testApp } from '../../support/testApp.ts';

/** Hashes that began, and those that run now. While `held` is a list, they wait in it. */
const hashes = vi.hoisted(() => ({ now: 0, most: 0, begun: 0, held: null as (() => void)[] | null }));

vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>();
  const argon2: typeof Argon2 = (algorithm, parameters, callback) => {
    hashes.begun += 1;
    hashes.now += 1;
    hashes.most = Math.max(hashes.most, hashes.now);
    const run = () =>
      crypto.argon2(algorithm, parameters, (error, tag) => {
        hashes.now -= 1;
        callback(error, tag);
      });
    if (hashes.held === null) run();
    else hashes.held.push(run);
  };
  return { ...crypto, argon2 };
});

const hashPassword = (clave: string) => toHash(clave, PASSWORD_COST);

const BUSY = 'El portal está muy ocupado. Intente de nuevo en unos segundos.';

function hold(): void {
  hashes.held = [];
}

function release(): void {
  const held = hashes.held ?? [];
  hashes.held = null;
  for (const run of held) run();
}

it('hashes at most two passwords at once', async () => {
  const made = await Promise.all(['uno', 'dos', 'tres', 'cuatro', 'cinco'].map(hashPassword));
  expect(hashes.most).toBe(2);
  expect(await verifyPassword('cinco', made[4] ?? '')).toBe(true);
});

it('refuses a hash while twenty wait, with 503 and Retry-After', async () => {
  hashes.begun = 0;
  const results = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => hashPassword(`clave ${n}`)));
  const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
  expect(hashes.begun).toBe(22);
  expect(refused).toHaveLength(18);
  for (const reason of refused) {
    expect(reason).toMatchObject({
      status: 503,
      message: BUSY,
      headers: { 'Retry-After': expect.stringMatching(/^[1-9]\d*$/) },
    });
  }
  expect(await hashPassword('otra')).toMatch(/^\$argon2id/);
});

it('does not count a login whose password was not checked as an attempt', async () => {
  await using portal = await testApp();
  hold();
  const waiting = Array.from({ length: 22 }, (_, n) => hashPassword(`clave ${n}`));
  for (let n = 0; n < 12; n += 1) {
    const { status, body, headers } = await portal.visitor.send('login', { body: STAFF });
    expect({ status, body }).toEqual({ status: 503, body: { status: 'error', success: 0, message: BUSY } });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(await countOf(portal.db, 'intentos')).toBe(0);
  release();
  await Promise.all(waiting);

  // One place is free: more than one login is admitted, one is checked.
  hold();
  const others = Array.from({ length: 21 }, (_, n) => hashPassword(`clave ${n}`));
  const wrong = { body: { ...STAFF, password: 'no es esta la clave' } };
  const logins = Array.from({ length: 3 }, () => portal.visitor.send('login', wrong));
  let refused = 0;
  for (const login of logins) void login.then(({ status }) => (refused += Number(status === 503)));
  await vi.waitFor(() => expect(refused).toBe(2), 60_000);
  release();
  await Promise.all([...others, ...logins]);
  expect(await countOf(portal.db, 'intentos')).toBe(1);
  expect((await portal.visitor.send('login', { body: STAFF })).status).toBe(200);
});
