/**
 * Measures a production portal under load and compares with the limits in docs/security.md: `npm run bench:pressure`,
 * optionally with the names of measurements. Run it on an idle machine; no test asserts its figures.
 */
import { measureExport } from './pressure/export.ts';
import type { Figure } from './pressure/figure.ts';
import { measureImports } from './pressure/imports.ts';
import { measureLargestBodies } from './pressure/largestBodies.ts';
import { measureLoginsAtOnce, measureLoginTimes } from './pressure/logins.ts';
import { measureNewcomers } from './pressure/newcomers.ts';
import { measurePages } from './pressure/pages.ts';
import { measureSlowClients } from './pressure/slow.ts';
import { measureStaffWrites } from './pressure/staffWrites.ts';
import { measureSteady } from './pressure/steady.ts';
import { measureStop } from './pressure/stop.ts';

const MEASUREMENTS: Readonly<Record<string, () => Promise<Figure[]> | AsyncIterable<Figure>>> = {
  steady: () => measureSteady(200, 600, 100),
  crowd: () => measureSteady(1_000, 1_000, 500),
  newcomers: measureNewcomers,
  logins: measureLoginsAtOnce,
  times: measureLoginTimes,
  stop: measureStop,
  slow: measureSlowClients,
  bodies: measureLargestBodies,
  imports: measureImports,
  writes: measureStaffWrites,
  pages: measurePages,
  export: measureExport,
};

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(MEASUREMENTS);
let missed = 0;
for (const name of names) {
  const measure = MEASUREMENTS[name];
  if (measure === undefined)
    throw new Error(`Usage: npm run bench:pressure -- [${Object.keys(MEASUREMENTS).join('|')}]`);
  console.info(`${name} …`);
  for await (const { figure, required, measured, met } of await measure()) {
    console.info(`${met ? ' ' : '✗'} ${measured.padStart(12)}  ${required.padStart(12)}  ${figure}`);
    if (!met) missed += 1;
  }
}
process.exitCode = missed === 0 ? 0 : 1;
