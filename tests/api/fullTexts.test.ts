import { describe, expect, it } from 'vitest';
import { documentPaths } from '../../contract/addresses/documentPaths.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { pathOfPdf } from '../../contract/addresses/uploads.ts';
import { newProducto } from '../support/builders/inputs.ts';
import { rowOf, uploadedRows } from '../support/database.ts';
import { aPdf, pdfBytes } from '../support/pdf.ts';
import { type TestApp, testApp } from '../support/testApp.ts';

const PDF = Buffer.from(pdfBytes(2_000));

/** A portal with an open product that has a full text. */
async function portalWithPdf() {
  const portal = await testApp();
  const staff = await portal.staff();
  const id = await newProducto(staff, { nombre: 'Guía de carga', acceso: 'abierto' });
  const { product } = await staff.call('updateProducto', { body: { id }, file: aPdf(2_000) });
  return { portal, staff, id, url: product?.url_pdf ?? '' };
}

const get = (portal: TestApp, url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });

describe('the full text of a product', () => {
  it('is stored, answered with its path, and shown with its size', async () => {
    const { portal, staff, id, url } = await portalWithPdf();
    await using _ = portal;
    expect(url).toBe(documentPaths.pdf(sitePaths.producto(id)));
    expect((await portal.visitor.call('getProducto', { params: { id } })).product).toMatchObject({
      url_pdf: url,
      pdf_bytes: PDF.length,
    });
    expect((await staff.call('listProductos', {})).products[0]).toMatchObject({ url_pdf: url, pdf_bytes: PDF.length });
  });

  it('is served below the address of its page, with and without a slug', async () => {
    const { portal, url } = await portalWithPdf();
    await using _ = portal;
    for (const address of [url, url.replace('/texto', '/guia-de-carga/texto')]) {
      const response = await get(portal, address);
      expect(response.statusCode).toBe(200);
      expect(response.rawPayload).toEqual(PDF);
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
        'content-disposition': 'inline; filename="guia-de-carga.pdf"',
        'cache-control': 'no-cache',
      });
      expect(response.headers['content-security-policy']).not.toMatch(/sandbox|default-src 'none'/);
    }
  });

  it('is kept under its own name when it is replaced, for staff alone', async () => {
    const { portal, staff, id } = await portalWithPdf();
    await using _ = portal;
    const pathNow = async () => pathOfPdf((await rowOf(portal.db, 'productos', id))?.pdf ?? '');
    const path = await pathNow();
    await staff.call('updateProducto', { body: { id }, file: aPdf(3_000) });
    const response = await get(portal, path, { cookie: staff.cookie ?? '' });
    expect(response.rawPayload).toEqual(PDF);
    expect(response.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(response.headers['content-security-policy']).toContain("script-src 'none'");
    for (const name of [path, await pathNow()]) {
      const refused = await get(portal, name);
      expect(refused.statusCode).toBe(404);
      expect(refused.json().message).toBe('No se encontró el archivo');
    }
  });

  it('is served in byte ranges', async () => {
    const { portal, url } = await portalWithPdf();
    await using _ = portal;
    const size = PDF.length;
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, size - 1],
      ['bytes=-10', size - 10, size - 1],
      [`bytes=5-${size + 100}`, 5, size - 1],
    ] as const) {
      const response = await get(portal, url, { range });
      expect(response.statusCode).toBe(206);
      expect(response.headers['content-range']).toBe(`bytes ${start}-${end}/${size}`);
      expect(response.rawPayload).toEqual(PDF.subarray(start, end + 1));
    }
    const outside = await get(portal, url, { range: `bytes=${size}-` });
    expect(outside.statusCode).toBe(416);
    expect(outside.headers['content-range']).toBe(`bytes */${size}`);
    for (const range of ['bytes=0-1,5-6', 'lines=1-2', 'bytes']) {
      expect((await get(portal, url, { range })).rawPayload).toEqual(PDF);
    }
  });

  it('answers 304 and If-Range by its ETag, and HEAD without content', async () => {
    const { portal, url } = await portalWithPdf();
    await using _ = portal;
    const { etag = '' } = (await get(portal, url)).headers;
    for (const etags of [String(etag), `"otro", ${etag}`, '*']) {
      expect((await get(portal, url, { 'if-none-match': etags })).statusCode).toBe(304);
    }
    expect((await get(portal, url, { range: 'bytes=0-9', 'if-range': String(etag) })).statusCode).toBe(206);
    expect((await get(portal, url, { range: 'bytes=0-9', 'if-range': '"otro"' })).statusCode).toBe(200);
    const head = await portal.app.inject({ method: 'HEAD', url });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(String(PDF.length));
    expect(head.body).toBe('');
  });

  it.each([
    ['', '', false],
    ['cerrado', '', false],
    ['solicitud', '', false],
    ['embargo', '2999-01-01', false],
    ['embargo', '2020-01-01', true],
    ['abierto', '', true],
  ] as const)('with access "%s" until "%s" is open to visitors: %s', async (acceso, fecha_embargo, isOpen) => {
    const { portal, staff, id, url } = await portalWithPdf();
    await using _ = portal;
    await staff.call('updateProducto', { body: { id, acceso, fecha_embargo } });
    const response = await get(portal, url);
    expect(response.statusCode).toBe(isOpen ? 200 : 404);
    const { product } = await portal.visitor.call('getProducto', { params: { id } });
    expect(product).toMatchObject({ url_pdf: isOpen ? url : '', pdf_bytes: isOpen ? PDF.length : 0 });
    const { products } = await portal.visitor.call('listPublicProductos', {});
    expect(products).toMatchObject([{ url_pdf: isOpen ? url : '', acceso, fecha_embargo }]);
    const forStaff = await get(portal, url, { cookie: staff.cookie ?? '' });
    expect(forStaff.statusCode).toBe(200);
    expect(forStaff.headers['cache-control']).toBe(isOpen ? 'no-cache' : 'no-store');
  });

  it('is replaced and removed; its files are kept for its history', async () => {
    const { portal, staff, id, url } = await portalWithPdf();
    await using _ = portal;
    await staff.call('updateProducto', { body: { id }, file: aPdf() });
    expect((await get(portal, url)).rawPayload).toEqual(Buffer.from(pdfBytes()));
    expect(await uploadedRows(portal.db).execute()).toHaveLength(2);
    const remove = (version: number) => staff.send('updateProducto', { body: { id, version, quitar_pdf: 1 } });
    expect((await remove(1)).status).toBe(409);
    expect((await remove(3)).body.product).toMatchObject({ url_pdf: '', pdf_bytes: 0, version: 4 });
    expect((await get(portal, url)).statusCode).toBe(404);
    expect(await uploadedRows(portal.db).execute()).toHaveLength(2);
  });

  it('is refused if it is not a PDF, is too large or from a stale form, and changes nothing', async () => {
    const { portal, staff, id } = await portalWithPdf();
    await using _ = portal;
    const before = await rowOf(portal.db, 'productos', id);
    const file = (text: string) => new Blob([text], { type: 'application/pdf' });
    const refused = [
      [{ file: file('%PDF-1.4 without an end') }, 415],
      [{ file: file('<html>%%EOF') }, 415],
      [{ file: aPdf(10_485_760) }, 413],
      [{ file: aPdf(), body: { id, version: 1 } }, 409],
    ] as const;
    for (const [input, status] of refused) {
      expect((await staff.send('updateProducto', { body: { id }, ...input })).status).toBe(status);
    }
    expect(await rowOf(portal.db, 'productos', id)).toEqual(before);
  });

  it('is read from the database once, and rate-limited for each client', async () => {
    const { portal, url } = await portalWithPdf();
    await using _ = portal;
    await get(portal, url);
    await portal.db.deleteFrom('imagenes').execute();
    const statuses = new Set<number>();
    for (let n = 0; n < 600; n++) statuses.add((await get(portal, url, { range: 'bytes=0-0' })).statusCode);
    expect([...statuses]).toEqual([206, 429]);
  });

  it('is not found for an unknown product, an invalid id, or a product without one', async () => {
    const { portal, staff } = await portalWithPdf();
    await using _ = portal;
    const other = await newProducto(staff, { acceso: 'abierto' });
    for (const url of [
      documentPaths.pdf(sitePaths.producto(other)),
      documentPaths.pdf(sitePaths.producto(99)),
      documentPaths.pdf(sitePaths.producto(1)).replace('MQ', 'x'),
    ]) {
      expect((await get(portal, url)).statusCode).toBe(404);
    }
  });
});
