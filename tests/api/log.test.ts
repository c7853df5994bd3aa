import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { logOptions } from '../../api/http/requests/logOptions.ts';
import { previewLinkPath } from '../../contract/resources/drafts.ts';
import { keptConnection } from '../support/connection.ts';
import { end, spawnPortal } from '../support/portalProcess.ts';

const TOKEN = 'c2VjcmV0by1kZS1sYS12aXN0YS1wcmV2aWE0MzIxMDk';

const PATHS = [
  previewLinkPath(TOKEN),
  `/borrador/${TOKEN}/`,
  `/borrador/${TOKEN}/archivo/otra/cosa?w=320`,
  `/borrador/otra/cosa/${TOKEN}`,
  `/Borrador/${TOKEN}`,
  `//borrador//${TOKEN}`,
  `/%62orrado%52/${TOKEN}`,
  `/borrador%2F${TOKEN}`,
  `/%2562orrador%252f${TOKEN}`,
  `/borrador/${TOKEN}%`,
  `/borrador/"x\\y"${TOKEN}`,
  `/borrador\\${TOKEN}`,
  `/api/borrador/${TOKEN}`,
  `/proyectos_investigacion?q=/borrador/${TOKEN}`,
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];

it('the log of a portal has no token of a preview link, by any method and at any path', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-registro-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const { child, origin } = await spawnPortal({ DATA_DIR: dataDir, SAMPLE_CONTENT: 'off' });
  const log = text(child.stdout ?? new PassThrough());
  using connection = keptConnection(Number(new URL(origin).port));
  for (const method of METHODS) {
    for (const path of PATHS)
      await connection.send({ method, path, headers: { referer: `${origin}/borrador/${TOKEN}` } });
  }
  await connection.send({ path: '/robots.txt?la-ultima' });
  await end(child, 'SIGTERM');
  const lines = await log;
  expect(lines).toContain('/robots.txt?la-ultima');
  expect(lines.match(/orrador/gi)?.length ?? 0).toBeGreaterThan(METHODS.length);
  expect(lines).not.toContain(TOKEN);
});

it('an error whose message or stack names a preview link is logged without the token', async () => {
  const stream = new PassThrough();
  const app = Fastify({ logger: { ...logOptions, stream } });
  app.get('/falla', ({ log }) => {
    log.error({ err: new Error(`Route GET:/borrador/${TOKEN} not found`) }, `failed "/borrador/${TOKEN}", again`);
    return 'ok';
  });
  await app.inject('/falla');
  await app.close();
  stream.end();
  const lines = (await text(stream)).trim().split('\n');
  expect(lines.join()).not.toContain(TOKEN);
  const logged = lines.map((line) => JSON.parse(line)).find(({ err }) => err !== undefined);
  expect([logged.msg, logged.err.message]).toEqual([
    'failed "/borrador/[Redacted] again',
    'Route GET:/borrador/[Redacted] not found',
  ]);
});
