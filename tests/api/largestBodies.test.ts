import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EndpointName } from '../../contract/calls/endpoints.ts';
import { addOneOfEach } from '../support/calls.ts';
import { cpuTime } from '../support/cpuTime.ts';
import { filledFields, type LargeBody, largestFiles, largestRecords } from '../support/largestBodies.ts';
import { type Caller, OTHER_STAFF, type TestApp, testApp } from '../support/testApp.ts';

/** Milliseconds of CPU time: what a request may block. Below, garbage collection and the clock's steps count more than the body. */
const NEGLIGIBLE = 50;
/**
 * A body four times as large takes four times as long if time is linear, and sixteen times if it is quadratic. A body twice
 * as large would not tell: a file of 2 MB always causes a garbage collection, one of 1 MB not always.
 */
const SMALL_SHARE = 0.25;
const MAX_RATIO = 8;
/** So close to linear that measuring again would not change it. */
const CLEARLY_LINEAR = 5;
const REPETITIONS = 7;

let portal: TestApp;
let staff: Caller;
let address = 0;
beforeAll(async () => {
  portal = await testApp();
  await addOneOfEach(await portal.staff());
  // A second user, because bodies may change the first user's password.
  staff = await portal.otherStaff();
  await staff.call('confirmPassword', { body: { clave: OTHER_STAFF.clave } });
});
afterAll(() => portal[Symbol.asyncDispose]());

/** CPU time of the main thread for one request. */
async function timeOf({ call, label, encode }: LargeBody, share: number): Promise<number> {
  const { method, url, contentType, payload } = await encode(share);
  const cookie = call === 'login' ? '' : (staff.cookie ?? '');
  // Login attempts are limited by address.
  address = (address + 1) % 60_000;
  const remoteAddress = `10.1.${Math.floor(address / 250)}.${address % 250}`;
  // With an id of its own, so that the portal also hashes what it read.
  const headers = {
    cookie,
    'content-type': contentType,
    'content-length': String(payload.length),
    solicitud: randomUUID(),
  };
  const start = cpuTime();
  const { statusCode } = await portal.app.inject({ method, url, headers, payload, remoteAddress });
  const time = cpuTime() - start;
  // 413 would mean that the body was not read.
  expect([200, 400, 401, 404, 409, 415, 422, 429], `${label}: ${statusCode}`).toContain(statusCode);
  return time;
}

/** The least of several times is what the work itself takes. */
async function expectLinear(body: LargeBody): Promise<void> {
  let [whole, small] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let n = 0; n < REPETITIONS; n += 1) {
    whole = Math.min(whole, await timeOf(body, 1));
    if (whole < NEGLIGIBLE) return;
    small = Math.min(small, await timeOf(body, SMALL_SHARE));
    if (whole / small < CLEARLY_LINEAR) return;
  }
  expect(whole / small, `${body.label}: ${whole} ms, ${small} ms for a quarter of it`).toBeLessThan(MAX_RATIO);
}

const byCall = Map.groupBy(filledFields, ({ call }) => call);
it.each([...byCall])(
  'takes linear time for a field that fills the body of %s',
  async (_call: EndpointName, bodies) => {
    for (const body of bodies) await expectLinear(body);
  },
  300_000,
);

it.each([...largestRecords, ...largestFiles].map((body) => [body.label, body] as const))(
  'takes linear time for the largest record or file: %s',
  async (_label, body) => {
    await expectLinear(body);
  },
  300_000,
);
