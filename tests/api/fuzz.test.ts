import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import { addOneOfEach, GOOD, rowsWhere } from '../support/calls.ts';
import { unchanged } from '../support/database.ts';
import { expectDecent, RUNS, SEEDS } from '../support/fuzz.ts';
import { type Caller, OTHER_STAFF, type Sent, type TestApp, testApp } from '../support/testApp.ts';

/** A login is slow because of its password hash. */
const RUNS_OF_LOGIN = 40;

const value = fc.oneof(
  fc.anything({ withNullPrototype: false, maxDepth: 3 }).filter((any) => any !== undefined),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.integer({ min: -(2 ** 53), max: 2 ** 53 }),
  fc.constantFrom('1', '0', '2026-02-30', '2026-03-01', 'https://example.org', 'javascript:x', '[]', '["a"]', '\u0000'),
);
/** Valid input with some fields replaced, or a value that is no object. */
const bodyFor = (name: EndpointName) => {
  const good = (GOOD[name].body ?? {}) as object;
  const field = fc.constantFrom(...Object.keys(good), 'id', 'otro', '__proto__', 'constructor', 'created_by');
  const mutated = fc.dictionary(field, value, { maxKeys: 3 }).map((changes) => ({ ...good, ...changes }));
  return fc.oneof({ weight: 9, arbitrary: mutated }, { weight: 1, arbitrary: value });
};
const idFor = fc.oneof(
  fc.constantFrom('1', '0', '-1', '1.5', '9007199254740993', '999', '١', '%00', '1%27', '..%2f'),
  fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.isWellFormed() && !/^[./?#\\]+$/.test(text)),
);
/** Magic numbers of accepted and rejected file types. */
const BEGINNINGS = [
  '\xff\xd8\xff\xe0',
  '\x89PNG\r\n\x1a\n',
  'GIF89a',
  'RIFF\x24\0\0\0WEBPVP8 ',
  '<svg ',
  'BM',
  '%PDF-',
  '',
];
const fileFor = fc
  .tuple(fc.constantFrom(...BEGINNINGS), fc.uint8Array({ maxLength: 400 }))
  .map(([beginning, rest]) => new Blob([Buffer.from(beginning, 'latin1'), rest]));
const sentFor = (name: EndpointName): fc.Arbitrary<Sent> =>
  fc.record({
    body: bodyFor(name),
    params: fc.record({ id: idFor, lineId: idFor, direccion: idFor }),
    query: fc.dictionary(fc.constantFrom('estado', 'range', 'sort', 'filter', 'w', 'q'), fc.string({ maxLength: 40 })),
    file: endpoints[name].file === null ? fc.constant(undefined) : fc.option(fileFor, { nil: undefined }),
  });

/** True if the body can be serialized as JSON. */
function sendable(body: unknown): boolean {
  try {
    return JSON.stringify(body) !== undefined;
  } catch {
    return false;
  }
}

/** Sends random input from many addresses, because login attempts are limited by address. */
function sendMany(caller: Caller, name: EndpointName, numRuns: number, seed: number): Promise<void> {
  const property = fc.asyncProperty(sentFor(name), fc.nat(250), async (sent, host) => {
    fc.pre(sendable(sent.body));
    await expectDecent(() => caller.send(name, { ...sent, from: `203.0.113.${host}` }));
  });
  return fc.assert(property, { numRuns, seed });
}

describe.each(SEEDS)('random input, seed %i', (seed) => {
  let portal: TestApp;
  let staff: Caller;
  beforeAll(async () => {
    portal = await testApp();
    await addOneOfEach(await portal.staff());
    // A second user, because random input may change the first user's password.
    staff = await portal.otherStaff();
    await staff.call('confirmPassword', { body: { clave: OTHER_STAFF.clave } });
  });
  afterAll(() => portal[Symbol.asyncDispose]());

  it('changes nothing without a session', async () => {
    await unchanged(portal.db, async () => {
      for (const name of rowsWhere((row) => row.effect === 'write')) await sendMany(portal.visitor, name, RUNS, seed);
    });
  }, 120_000);

  it.each(rowsWhere(() => true).filter((name) => name !== 'logout' && name !== 'changePassword'))(
    'is answered by %s in time, well formed and without internals',
    async (name) => {
      await sendMany(staff, name, name === 'login' ? RUNS_OF_LOGIN : RUNS, seed);
      expect((await portal.app.inject({ url: '/health' })).statusCode).toBe(200);
    },
    120_000,
  );
});
