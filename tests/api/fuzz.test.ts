import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';
import { GOOD, rowsWhere, sow } from '../support/calls.ts';
import { unchanged } from '../support/database.ts';
import { expectDecent, RUNS, SEEDS } from '../support/fuzz.ts';
import { type Caller, type Sent, type TestApp, testApp } from '../support/testApp.ts';

/** A login is slow by intent. */
const RUNS_OF_LOGIN = 40;

const value = fc.oneof(
  fc.anything({ withNullPrototype: false, maxDepth: 3 }).filter((any) => any !== undefined),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.integer({ min: -(2 ** 53), max: 2 ** 53 }),
  fc.constantFrom('1', '0', '2026-02-30', '2026-03-01', 'https://example.org', 'javascript:x', '[]', '["a"]', '\u0000'),
);
/** A good input in which some fields are something else, or something that is no object at all. */
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
/** How the kinds of files begin that are taken, and some that are not. */
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
    params: fc.record({ id: idFor, lineId: idFor }),
    query: fc.dictionary(fc.constantFrom('estado', 'range', 'sort', 'filter', 'w'), fc.string({ maxLength: 40 })),
    file: endpoints[name].file === null ? fc.constant(undefined) : fc.option(fileFor, { nil: undefined }),
  });

/** A body that JSON cannot carry is a fault of the generator, not of the server. */
function sendable(body: unknown): boolean {
  try {
    return JSON.stringify(body) !== undefined;
  } catch {
    return false;
  }
}

/** Sends a row whatever comes, from many addresses: the tries of login are counted by them. */
function sendMany(caller: Caller, name: EndpointName, numRuns: number, seed: number): Promise<void> {
  const property = fc.asyncProperty(sentFor(name), fc.nat(250), async (sent, host) => {
    fc.pre(sendable(sent.body));
    await expectDecent(() => caller.send(name, { ...sent, from: `203.0.113.${host}` }));
  });
  return fc.assert(property, { numRuns, seed });
}

describe.each(SEEDS)('whatever is sent, from seed %i on', (seed) => {
  let portal: TestApp;
  let staff: Caller;
  beforeAll(async () => {
    portal = await testApp();
    await sow(await portal.staff());
    // Another's: what is sent may become the first one's password.
    staff = await portal.otherStaff();
  });
  afterAll(() => portal[Symbol.asyncDispose]());

  it('changes nothing without a session', async () => {
    await unchanged(portal.db, async () => {
      for (const name of rowsWhere((row) => row.effect === 'write')) await sendMany(portal.visitor, name, RUNS, seed);
    });
  }, 120_000);

  it.each(rowsWhere(() => true).filter((name) => name !== 'logout' && name !== 'changePassword'))(
    '%s answers in time, in shape, and tells nothing of the inside',
    async (name) => {
      await sendMany(staff, name, name === 'login' ? RUNS_OF_LOGIN : RUNS, seed);
      expect((await portal.app.inject({ url: '/health' })).statusCode).toBe(200);
    },
    120_000,
  );
});
