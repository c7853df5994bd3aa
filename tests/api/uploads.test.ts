import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { anIntegrante } from '../support/builders.ts';
import { keptConnection, listen } from '../support/connection.ts';
import { unchanged } from '../support/database.ts';
import { anImage } from '../support/images.ts';
import { encodeForm, testApp } from '../support/testApp.ts';

const GIVEN_UP = 40;

describe('uploads that are given up half way', () => {
  it('leave no file and no record, and keep nobody waiting', async () => {
    // Where a server that keeps uploads in files would put them, and nobody else does.
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-subidas-'));
    vi.stubEnv('TMPDIR', folder);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    });
    await using portal = await testApp();
    const staff = await portal.staff();
    const port = await listen(portal.app);
    const form = new FormData();
    for (const [name, value] of Object.entries(anIntegrante())) form.append(name, String(value));
    form.append('imagen', await anImage({ bytes: 1_000_000 }), 'a.jpg');
    const { payload, contentType } = await encodeForm(form);
    const head = [
      'POST /api/integrantes_investigacion/add_integrante HTTP/1.1',
      'Host: localhost',
      `Cookie: ${staff.cookie}`,
      `Content-Type: ${contentType}`,
      `Content-Length: ${payload.length}`,
    ].join('\r\n');
    const giveUp = async (n: number): Promise<void> => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`${head}\r\n\r\n`);
      // Each at another place of the form, and some beyond what is read at once.
      await new Promise((resolve) =>
        socket.write(payload.subarray(0, Math.round((payload.length * n) / GIVEN_UP)), resolve),
      );
      socket.destroy();
    };
    await unchanged(portal.db, async () => {
      await Promise.all(Array.from({ length: GIVEN_UP }, (_, n) => giveUp(n)));
      const connections = () =>
        new Promise((resolve) => portal.app.server.getConnections((_, count) => resolve(count)));
      await expect.poll(connections).toBe(0);
    });
    expect(readdirSync(folder)).toEqual([]);
    using connection = keptConnection(port);
    const headers = {
      cookie: staff.cookie ?? '',
      'content-type': contentType,
      'content-length': String(payload.length),
    };
    const address = '/api/integrantes_investigacion/add_integrante';
    expect((await connection.send({ method: 'POST', path: address, headers, pieces: [payload] })).status).toBe(200);
  });
});
