import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { anIntegrante } from '../support/builders/inputs.ts';
import { keptConnection, listen } from '../support/connection.ts';
import { unchanged } from '../support/database.ts';
import { anImage } from '../support/images.ts';
import { encodeForm, testApp } from '../support/testApp.ts';

const UPLOADS = 40;

describe('aborted uploads', () => {
  it('leave no file and no record, and do not block the server', async () => {
    // A server that stored uploads in temporary files would use this folder.
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
    const abortUpload = async (n: number): Promise<void> => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`${head}\r\n\r\n`);
      // Each upload stops at another position.
      await new Promise((resolve) =>
        socket.write(payload.subarray(0, Math.round((payload.length * n) / UPLOADS)), resolve),
      );
      socket.destroy();
    };
    await unchanged(portal.db, async () => {
      await Promise.all(Array.from({ length: UPLOADS }, (_, n) => abortUpload(n)));
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
