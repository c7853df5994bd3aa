import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RenderThread } from '../../api/cache/renderThread.ts';
import { notFoundError } from '../../api/errors/httpError.ts';
import { newDraft } from '../support/builders/drafts.ts';
import { newEvento } from '../support/builders/inputs.ts';
import { unchanged } from '../support/database.ts';
import { linkTo, previewSite } from '../support/previews.ts';
import { type TestApp, testApp } from '../support/testApp.ts';

const { site, withSite } = await previewSite();
afterAll(() => site[Symbol.asyncDispose]());

const statusOf = async ({ app }: TestApp, url: string, client = 1): Promise<number> =>
  (await app.inject({ url, remoteAddress: `10.0.0.${client}` })).statusCode;

/** A portal with so many records that a thread renders its lists, and the link of a draft. */
async function withThread() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-vistas-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const portal = await testApp({ siteDir: site.folder, dataDir, renderInWorker: true });
  const staff = await portal.staff();
  const [ruta, other] = [await linkTo(staff, await newDraft(staff)), await linkTo(staff, await newDraft(staff))];
  const rendered = vi.spyOn(RenderThread.prototype, 'render');
  onTestFinished(() => rendered.mockRestore());
  expect(await statusOf(portal, other)).toBe(200);
  expect(rendered).not.toHaveBeenCalled();
  const nombre = 'Muchos';
  const row = { nombre, tipo: 'Libro', descripcion: '', enlace: '', created_at: '', created_by: '', updated_by: '' };
  await portal.db
    .insertInto('productos')
    .values(Array.from({ length: 301 }, () => row))
    .execute();
  await newEvento(staff);
  await expect
    .poll(async () => {
      await portal.app.inject('/api/Prod_investigacion/get_all_products');
      await newEvento(staff);
      return rendered.mock.calls.length;
    })
    .toBeGreaterThan(0);
  rendered.mockClear();
  return { portal, staff, ruta, rendered };
}

describe('a preview link', () => {
  it('changes nothing, and is limited for each client', async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const ruta = await linkTo(staff, await newDraft(staff));
    await newEvento(staff);
    await unchanged(portal.db, async () => {
      const statuses = new Set<number>();
      // Each unknown link counts by itself.
      for (let request = 0; request <= 120; request += 1)
        statuses.add(await statusOf(portal, request < 10 ? ruta : `${ruta}${request}`, 9));
      expect(statuses).toEqual(new Set([200, 404, 429]));
    });
    expect(await statusOf(portal, ruta, 10)).toBe(200);
  });

  it('is limited for all who have it together', async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const [ruta, other] = [await linkTo(staff, await newDraft(staff)), await linkTo(staff, await newDraft(staff))];
    const statuses: number[] = [];
    for (let request = 0; request <= 30; request += 1) statuses.push(await statusOf(portal, ruta, request));
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([200]));
    expect(statuses[30]).toBe(429);
    expect(await statusOf(portal, other, 31)).toBe(200);
  });

  it('is rendered in the thread that renders lists, once there are many records', async () => {
    const { portal, ruta, rendered } = await withThread();
    await using _ = portal;
    expect(await statusOf(portal, ruta)).toBe(200);
    expect(rendered.mock.lastCall?.[0]).toHaveProperty('draft');
    await expect(rendered.mock.results.at(-1)?.value).resolves.toMatchObject({ etag: expect.any(String) });
  });

  it('is rendered once for all who ask at the same time, and again after a write', async () => {
    const { portal, staff, ruta, rendered } = await withThread();
    await using _ = portal;
    const gate = Promise.withResolvers<never>();
    rendered.mockReturnValue(gate.promise);
    const asked = Array.from({ length: 29 }, (_, client) => statusOf(portal, ruta, client));
    const renderings = () => rendered.mock.calls.filter(([request]) => 'draft' in request).length;
    await expect.poll(renderings).toBe(1);
    await newDraft(staff);
    asked.push(statusOf(portal, ruta, 30));
    await expect.poll(renderings).toBe(2);
    // All others have been counted.
    expect(await statusOf(portal, ruta, 31)).toBe(429);
    gate.reject(notFoundError('vistaPrevia'));
    expect(new Set(await Promise.all(asked))).toEqual(new Set([404]));
    expect(renderings()).toBe(2);
  });
});
