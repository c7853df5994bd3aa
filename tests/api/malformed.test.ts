import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../contract/calls/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import { addOneOfEach, GOOD, rowsWhere } from '../support/calls.ts';
import { type Answered, type Caller, testApp } from '../support/testApp.ts';

/** Values that no field accepts, of every type, and some that an engine may reject or store differently. */
const GARBAGE: readonly unknown[] = [
  -1,
  1.5,
  2 ** 53,
  1e308,
  '\u0000',
  '\ud800',
  '﷽'.repeat(400),
  "'; drop table proyectos; --",
  'x'.repeat(30_000),
  null,
  true,
  '',
  ' ',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'javascript:alert(1)',
  '[',
  '{"a":1}',
  '[[["x"]]]',
  [],
  [null],
  [[1]],
  {},
  { $ne: null },
  { toString: 'x' },
];

/** Words of the validation library's English messages. */
const ENGLISH = /invalid|expected|received|required|must|too (big|small)|string|number|array|object/i;
const INSIDES = /sqlite|constraint|\.ts\b|at \w+ \(|select |insert into/i;

/** The fields of a valid input, and an unknown one. */
const fieldsOf = (name: EndpointName): string[] => [...Object.keys((GOOD[name].body ?? {}) as object), 'otro'];

function expectDecent({ status, body }: Answered<unknown>, label: string): void {
  expect([200, 400, 401, 404, 409, 413, 422, 429], label).toContain(status);
  if (status === 200) return;
  expect(body, label).toMatchObject({ success: 0, message: expect.any(String) });
  expect(JSON.stringify(body), label).not.toMatch(ENGLISH);
  expect(JSON.stringify(body), label).not.toMatch(INSIDES);
}

/** Sends a value in all fields at once, which answers with the message of each field that refuses it, and alone in the others. */
async function sendInEach(staff: Caller, name: EndpointName, value: unknown): Promise<void> {
  const good = GOOD[name];
  // Login attempts are limited by address.
  const from = `203.0.113.${GARBAGE.indexOf(value)}`;
  const sendIn = async (...fields: string[]): Promise<string[]> => {
    const changes = Object.fromEntries(fields.map((field) => [field, value]));
    const answered = await staff.send(name, { ...good, body: { ...(good.body as object), ...changes }, from });
    expectDecent(answered, `${name}.${fields.join()} = ${JSON.stringify(value).slice(0, 60)}`);
    return Object.keys(answered.body.errors ?? {});
  };
  const fields = fieldsOf(name);
  const refusing = await sendIn(...fields);
  // A single error may be the handler's, about all of the fields.
  const known = refusing.length > 1 ? refusing : [];
  for (const field of fields) if (!known.includes(field)) await sendIn(field);
}

describe('invalid values in a field', () => {
  it.each(rowsWhere((row) => row.body !== 'none'))('are answered by %s without an internal error', async (name) => {
    await using portal = await testApp();
    const staff = await portal.confirmedStaff();
    await addOneOfEach(staff);
    for (const value of GARBAGE) await sendInEach(staff, name, value);
    expect((await portal.app.inject({ url: '/health' })).statusCode).toBe(200);
    const lists = rowsWhere((row: Endpoint) => row.effect === 'read' && !row.path.includes('{'));
    // The first user's password may have changed.
    const reader = await portal.otherStaff();
    for (const list of lists) expect((await reader.send(list, { query: GOOD[list].query })).status, list).toBe(200);
  });
});

describe('invalid values in a path', () => {
  it('are answered by every endpoint without an internal error', async () => {
    await using portal = await testApp();
    const staff = await portal.confirmedStaff();
    await addOneOfEach(staff);
    for (const name of rowsWhere((row) => row.path.includes('{') && row.body === 'none')) {
      const param = /\{(\w+)\}/.exec(endpoints[name].path)?.[1] ?? '';
      for (const value of GARBAGE.filter((value) => typeof value !== 'object')
        .map(String)
        .filter((text) => text !== '' && text.length < 50 && text.isWellFormed())) {
        const { status, body } = await staff.send(name, { ...GOOD[name], params: { [param]: value } });
        expect([400, 404], `${name} ${value}`).toContain(status);
        expect(JSON.stringify(body)).not.toMatch(INSIDES);
      }
    }
  });
});
