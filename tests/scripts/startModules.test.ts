import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { end, spawnPortal } from '../support/portalProcess.ts';
import type { StartReport } from '../support/startReport.ts';

// A URL: NODE_OPTIONS is split at spaces.
const PRELOAD = pathToFileURL(path.resolve(import.meta.dirname, '../support/startReport.ts')).href;

/** The others wait for their first use. */
const LOADED = [
  '@fastify/cookie',
  '@fastify/cors',
  '@fastify/helmet',
  '@fastify/multipart',
  '@fastify/proxy-addr',
  '@fastify/rate-limit',
  '@fastify/static',
  '@fastify/swagger',
  '@fastify/under-pressure',
  'fastify',
  'fastify-type-provider-zod',
  'htmlparser2',
  'ip-address',
  'isbot',
  'kysely',
  'negotiator',
  'p-limit',
  'range-parser',
  'sanitize-html',
  'spdx-license-ids',
  'zod',
];

/** Starts a portal on SQLite, waits until it listens, and stops it. */
async function reportOfStart(): Promise<StartReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-inicio-'));
  const file = path.join(folder, 'report.json');
  try {
    const { child } = await spawnPortal({
      DATA_DIR: path.join(folder, 'datos'),
      SAMPLE_CONTENT: 'off',
      START_REPORT: file,
      NODE_OPTIONS: `--import=${PRELOAD}`,
    });
    await end(child, 'SIGTERM');
    return JSON.parse(readFileSync(file, 'utf8')) as StartReport;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('a start', () => {
  let report: StartReport;
  beforeAll(async () => {
    report = await reportOfStart();
  });

  it('loads these dependencies only', () => {
    const dependencies = Object.keys(packageJson.dependencies);
    expect(report.packages.filter((name) => dependencies.includes(name)).sort()).toEqual(LOADED);
  });

  it('does not load undici', () => {
    expect(report.builtins.filter((name) => name.includes('undici'))).toEqual([]);
    expect(report.builtins).toContain('http');
  });

  it('formats nothing that reads ICU data', () => {
    expect(report.intl).toEqual([]);
  });
});
