import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import { addOneOfEach, rowsWhere } from '../support/calls.ts';
import { unchanged } from '../support/database.ts';
import { expectDecent, RUNS, SEEDS } from '../support/fuzz.ts';
import { type TestApp, testApp } from '../support/testApp.ts';

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json\ta',
  'application/json, text/plain',
  'application/merge-patch+json',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=""',
  'multipart/form-data; boundary=x; boundary=y',
  'multipart/mixed; boundary=x',
  'application/x-www-form-urlencoded',
  'text/plain',
  'constructor',
  '__proto__',
  'toString',
  '/',
  ';',
];
/** Fragments of multipart and JSON bodies, which are combined at random. */
const PIECES = [
  '--x\r\n',
  '--x--\r\n',
  '--y\r\n',
  'Content-Disposition: form-data; name="nombre"\r\n\r\n',
  'Content-Disposition: form-data; name="__proto__"\r\n\r\n',
  'Content-Disposition: form-data; name="logo"; filename="a.png"\r\n',
  'Content-Disposition: form-data; name="imagen"; filename*=UTF-8\'\'%ff\r\n',
  "Content-Disposition: form-data; filename*0*=utf-8'' x\r\n",
  'Content-Type: image/png\r\n\r\n',
  'Content-Transfer-Encoding: base64\r\n\r\n',
  '\r\n',
  '{"nombre":',
  '{"__proto__":{"a":1}}',
  '[[[[[[[[',
  '"\\ud800"',
  '1e999',
  'null',
  '\0',
];
const payload = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 40 })), { maxLength: 12 })
  .map((pieces) => Buffer.from(pieces.join(''), 'latin1'));

const urlOf = (name: EndpointName): string => `/api/${endpoints[name].path.replaceAll(/\{\w+\}/g, '1')}`;

describe.each(SEEDS)('random bytes as body, seed %i', (seed) => {
  let portal: TestApp;
  let cookie: string;
  beforeAll(async () => {
    portal = await testApp();
    const staff = await portal.staff();
    await addOneOfEach(staff);
    cookie = staff.cookie ?? '';
  });
  afterAll(() => portal[Symbol.asyncDispose]());

  it.each(rowsWhere((row) => row.body !== 'none'))(
    'are rejected by %s in time with a well-formed error and change nothing',
    async (name) => {
      const property = fc.asyncProperty(fc.constantFrom(...TYPES), payload, async (type, bytes) => {
        const headers = { 'content-type': type, 'content-length': String(bytes.length), cookie };
        await expectDecent(async () => {
          const { method } = endpoints[name];
          const answered = await portal.app.inject({ method, url: urlOf(name), headers, payload: bytes });
          return { status: answered.statusCode, body: answered.json() };
        });
      });
      await unchanged(portal.db, () => fc.assert(property, { numRuns: RUNS, seed }));
    },
    120_000,
  );
});
