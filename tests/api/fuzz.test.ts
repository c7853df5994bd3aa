import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '../../contract/endpoints.ts';
import { GOOD, rowsWhere, sow } from '../support/calls.ts';
import { type Caller, type Sent, type TestApp, testApp } from '../support/testApp.ts';

/** Inputs for each row of the contract: more than 10,000 in all, on each engine. */
const RUNS = 220;
/** A login is slow by intent. */
const RUNS_OF_LOGIN = 40;
const SEED = 20_261_121;
/** milliseconds: an answer that takes longer hangs */
const PATIENCE = 5_000;
const INSIDES = /sqlite|postgres|constraint|\.ts\b|node_modules|at \w+ \(|select |insert into|relation "/i;

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
const sentFor = (name: EndpointName): fc.Arbitrary<Sent> =>
  fc.record({
    body: bodyFor(name),
    params: fc.record({ id: idFor, lineId: idFor }),
    query: fc.dictionary(fc.constantFrom('estado', 'range', 'sort', 'filter', 'w'), fc.string({ maxLength: 40 })),
  });

/** A body that JSON cannot carry is a fault of the generator, not of the server. */
function sendable(body: unknown): boolean {
  try {
    return JSON.stringify(body) !== undefined;
  } catch {
    return false;
  }
}

describe('whatever is sent', () => {
  let portal: TestApp;
  let staff: Caller;
  beforeAll(async () => {
    portal = await testApp();
    await sow(await portal.staff());
    // Another's: what is sent may become the first one's password.
    staff = await portal.otherStaff();
  });
  afterAll(() => portal[Symbol.asyncDispose]());

  it.each(rowsWhere(() => true).filter((name) => name !== 'cerrarSesion' && name !== 'cambiarClave'))(
    '%s answers in time, in shape, and tells nothing of the inside',
    async (name) => {
      const property = fc.asyncProperty(sentFor(name), fc.nat(250), async (sent, host) => {
        fc.pre(sendable(sent.body));
        const begin = performance.now();
        const { status, body } = await staff.send(name, { ...sent, from: `203.0.113.${host}` });
        expect(status).toBeLessThan(500);
        expect(performance.now() - begin).toBeLessThan(PATIENCE);
        if (status === 200) return;
        expect(body).toMatchObject({ success: 0, message: expect.stringMatching(/\S/) });
        expect(JSON.stringify(body)).not.toMatch(INSIDES);
      });
      await fc.assert(property, { numRuns: name === 'iniciarSesion' ? RUNS_OF_LOGIN : RUNS, seed: SEED });
      expect((await portal.app.inject({ url: '/health' })).statusCode).toBe(200);
    },
    60_000,
  );
});
