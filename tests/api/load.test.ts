import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { testApp } from '../support/testApp.ts';

/** Blocks the event loop. */
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('an overloaded server', () => {
  it('answers 503 with Retry-After, and recovers', async () => {
    await using portal = await testApp({ maxEventLoopDelay: 60 });
    await portal.app.ready();
    const ask = async () => {
      const { status, headers, body } = await portal.visitor.send('listPublicProyectos');
      return { status, retryAfter: headers['retry-after'], message: body.message };
    };
    const busy = new Set<unknown>();
    for (let round = 0; round < 10; round += 1) {
      block(150);
      await sleep(1);
      busy.add(JSON.stringify(await ask()));
    }
    expect(busy).toContain(
      JSON.stringify({
        status: 503,
        retryAfter: '5',
        message: 'El portal está muy ocupado. Intente de nuevo en unos segundos.',
      }),
    );
    await expect.poll(async () => (await ask()).status, { timeout: 10_000 }).toBe(200);
  });

  it('answers the first requests after a start that blocked the event loop', async () => {
    await using portal = await testApp({ maxEventLoopDelay: 200 });
    block(1_000);
    await sleep(1);
    await portal.app.ready();
    await sleep(1);
    expect((await portal.visitor.send('listPublicProyectos')).status).toBe(200);
  });
});

describe('a slow client', () => {
  it("is disconnected by the HTTP server's own timeouts", async () => {
    await using portal = await testApp();
    // Milliseconds; `npm run bench:pressure -- slow` waits for them.
    expect(portal.app.server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 120_000 });
  });
});

describe('another origin', () => {
  const ORIGIN = 'https://otro.example.org';
  const inquire = (portal: Awaited<ReturnType<typeof testApp>>) =>
    portal.app.inject({
      method: 'OPTIONS',
      url: '/api/proyectos_investigacion/add_project',
      headers: { origin: ORIGIN, 'access-control-request-method': 'POST' },
    });

  it('is rejected by default', async () => {
    await using portal = await testApp();
    expect((await inquire(portal)).headers['access-control-allow-origin']).toBeUndefined();
    const staff = await portal.staff();
    const { status } = await staff.send('toggleProyecto', { body: { id: 1, activo: 0 } }, { origin: ORIGIN });
    expect(status).toBe(403);
  });

  it('is accepted only when ALLOWED_ORIGINS lists it', async () => {
    await using portal = await testApp({ allowedOrigins: [ORIGIN] });
    expect((await inquire(portal)).headers['access-control-allow-origin']).toBe(ORIGIN);
    const staff = await portal.staff();
    const toggle = (origin: string) =>
      staff.send('toggleProyecto', { body: { id: 1, activo: 0 } }, { origin, 'sec-fetch-site': 'cross-site' });
    expect((await toggle(ORIGIN)).status).toBe(404);
    expect((await toggle('https://tercero.example.org')).status).toBe(403);
  });
});
