import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/support/chromium.ts';
import { COMPILE_CACHE } from './tests/support/compileCache.ts';

// That of the browser: a test that reads the year has the page's.
process.env.TZ = 'America/Bogota';
// Workers load this file again and read the folder from the environment.
process.env.E2E_DATA ??= mkdtempSync(path.join(tmpdir(), 'portal-e2e-'));
process.env.E2E_PORT ??= String(4_300 + (process.pid % 500));
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** The longest tests start first: otherwise one worker would run them at the end while the other is idle. */
const LONG = ['public-hostile.spec.ts', 'public-other-server.spec.ts', 'second-group.spec.ts', 'two-instances.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/sampleFolder.ts',
  outputDir: path.join(process.env.E2E_DATA, 'results'),
  fullyParallel: true,
  // More than the two cores: tests wait for frames, delays and the server.
  workers: 3,
  // Long enough for a loaded machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: LONG },
  ],
  use: {
    baseURL,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    // `E2E_TRACE=retain-on-failure npm run test:e2e` keeps the trace of a failure; tracing slows every test.
    trace: process.env.E2E_TRACE === 'retain-on-failure' ? 'retain-on-failure' : 'off',
    launchOptions: await findChromium(),
  },
  webServer: {
    command: 'node api/main.ts',
    url: `${baseURL}/health`,
    env: {
      ...COMPILE_CACHE,
      TZ: 'UTC',
      PORT: process.env.E2E_PORT,
      DATA_DIR: path.join(process.env.E2E_DATA, 'data'),
      BACKUP_DIR: path.join(process.env.E2E_DATA, 'respaldos'),
      ADMIN_USUARIO: 'maria.prueba',
      ADMIN_PASSWORD: 'una clave larga de prueba',
      SAMPLE_CONTENT: 'on',
      // A busy machine must not fail tests.
      MAX_EVENT_LOOP_DELAY: '0',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
