import { describe, expect, it } from 'vitest';
import { HttpError } from '../../../api/errors/httpError.ts';
import { sanitizeInWorker } from '../../../api/uploads/svg/sanitizeInWorker.ts';
import { sanitizeSvg } from '../../../api/uploads/svg/sanitizeSvg.ts';
import { LOGO_MAX_BYTES } from '../../../contract/values/constants.ts';
import { aConvenio } from '../../support/builders/inputs.ts';
import { cpuTime } from '../../support/cpuTime.ts';
import { testApp } from '../../support/testApp.ts';

const START = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';
const svgOf = (content: string): Buffer => Buffer.from(`${START}${content}</svg>`);
/** A drawing of the largest size, of many small elements. */
const largest = (element: string): Buffer =>
  svgOf(element.repeat(Math.floor((LOGO_MAX_BYTES - START.length - 6) / element.length)));

const DRAWING = svgOf('<script>alert(1)</script><text>Vía &amp; río</text>');
const OTHER = svgOf('<circle r="4" onclick="x"/>');
const UNLIMITED_MS = 60_000;
/** Garbage of other tests may be collected meanwhile: the least time is what the work itself takes. */
const REPETITIONS = 3;
const HEAVY = largest('<g fill="red"><path d="M0 0h1"/></g>');

const refusalOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('sanitizeInWorker', () => {
  it('answers the same as in the calling thread, for two drawings at once', async () => {
    const sanitized = await Promise.all([DRAWING, OTHER, DRAWING].map((bytes) => sanitizeInWorker(bytes)));
    expect(sanitized.map(String)).toEqual([DRAWING, OTHER, DRAWING].map(sanitizeSvg));
  });

  it('refuses what the calling thread refuses, and goes on', async () => {
    const refusal = await refusalOf(sanitizeInWorker(Buffer.from('<html></html>')));
    expect(refusal).toBeInstanceOf(HttpError);
    expect(refusal).toMatchObject({ status: 415, message: 'El archivo no es una imagen válida' });
    expect(String(await sanitizeInWorker(DRAWING))).toBe(sanitizeSvg(DRAWING));
  });

  it('ends a drawing that uses up its CPU time, and goes on', async () => {
    const refusal = await refusalOf(sanitizeInWorker(HEAVY, 20));
    expect(refusal).toBeInstanceOf(HttpError);
    expect(refusal).toMatchObject({ status: 422, message: 'El dibujo es demasiado complejo' });
    expect(String(await sanitizeInWorker(DRAWING))).toBe(sanitizeSvg(DRAWING));
  });

  it('uses little CPU time of the calling thread for a drawing of the largest size', async () => {
    const start = cpuTime();
    sanitizeSvg(HEAVY);
    const half = (cpuTime() - start) / 2;
    let least = Number.POSITIVE_INFINITY;
    for (let n = 0; n < REPETITIONS && least >= half; n += 1) {
      const begin = cpuTime();
      // The CPU time of a busy machine may exceed the limit of the product, which is not what this is about.
      expect((await sanitizeInWorker(HEAVY, UNLIMITED_MS)).length).toBeGreaterThan(LOGO_MAX_BYTES);
      least = Math.min(least, cpuTime() - begin);
    }
    expect(least).toBeLessThan(half);
  });
});

it('stores two logos that are uploaded at once, and refuses a broken one beside them', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  const add = (nombre: string, bytes: Buffer) =>
    staff.send('addConvenio', { body: aConvenio({ nombre }), file: new Blob([new Uint8Array(bytes)]) });
  const answers = await Promise.all([add('Uno', DRAWING), add('Dos', OTHER), add('Tres', svgOf('<g>'.repeat(99)))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 415]);
  const logos = await portal.db
    .selectFrom('convenios')
    .innerJoin('imagenes', 'imagenes.nombre', 'convenios.logo')
    .select(['convenios.nombre', 'imagenes.bytes'])
    .execute();
  const lengths = Object.fromEntries(logos.map(({ nombre, bytes }) => [nombre, bytes.length]));
  expect(lengths).toEqual({ Uno: Buffer.byteLength(sanitizeSvg(DRAWING)), Dos: Buffer.byteLength(sanitizeSvg(OTHER)) });
});
