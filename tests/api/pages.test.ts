import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ResponseCache } from '../../api/cache/responseCache.ts';
import { DatabaseClock } from '../../api/database/databaseClock.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { NOMBRE, PATH, pagesPortal } from '../support/pagesPortal.ts';

const withProyecto = pagesPortal();

describe('a real address', () => {
  it('answers with its record, title and description', async () => {
    await using portal = await withProyecto();
    const { statusCode, headers, body } = await portal.get(PATH);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(`<h1>${PATH}||${NOMBRE}</h1>`);
    expect(body).toContain('<title>T</title>');
    expect(body).toContain('<meta name="description" content="D &quot;x&quot;" />');
    expect(body).toContain('<meta property="og:description" content="D &quot;x&quot;" />');
    expect(body).not.toContain('noindex');
    expect(body).toContain('/assets/Proyecto-1.js');
  });

  it('blocks rendering until its data, which follow its content, have arrived', async () => {
    await using portal = await withProyecto();
    const { body } = await portal.get(PATH);
    const [head = '', content = ''] = body.split('</head>');
    const [, id = ''] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(head) ?? [];
    expect(content.indexOf(`id="${id}"`)).toBeGreaterThan(content.indexOf(NOMBRE));
  });

  it('does not block rendering if it is longer than 300,000 characters', async () => {
    await using portal = await withProyecto();
    const bodyOf = async (nombre: string) => {
      // No call accepts so long a name. The call that follows empties the cache.
      await portal.db.updateTable('proyectos').set({ nombre }).execute();
      await portal.staff.call('updateProyecto', { body: { id: 1, objetivo: nombre.slice(0, 1) } });
      return (await portal.get('/proyectos_investigacion')).body;
    };
    expect(await bodyOf('a'.repeat(299_000))).toContain('rel="expect"');
    expect(await bodyOf('b'.repeat(300_000))).not.toContain('rel="expect"');
  });

  it.each([
    [null, ''],
    ['https://grupo.example.org', 'https://grupo.example.org'],
  ])('tells its renderer and the browser the origin of PUBLIC_URL: %s', async (publicUrl, origin) => {
    await using portal = await withProyecto({ publicUrl });
    const { body } = await portal.get(PATH);
    expect(body).toContain(` data-origin="${origin}">{"origin":"${origin}"}</script>`);
  });

  it('names its share image, which is there', async () => {
    const publicUrl = 'https://grupo.example.org';
    await using portal = await withProyecto({ publicUrl });
    const { body } = await portal.get(PATH);
    const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(body) ?? [];
    expect(image.startsWith(`${publicUrl}/vista_previa/`)).toBe(true);
    const { statusCode, headers } = await portal.get(image.replace(publicUrl, ''));
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it.each([
    ['without a slug', `/proyecto_investigacion/${encodeId(1)}`],
    ['with a wrong slug', `/proyecto_investigacion/${encodeId(1)}/otro-nombre`],
    ['with a re-cased slug', PATH.replace('puntos', 'Puntos')],
    ['with a re-cased page', PATH.replace('proyecto', 'Proyecto')],
    ['with a slash at its end', `${PATH}/`],
    ['with padding in its id', `/proyecto_investigacion/${encodeURIComponent(btoa('1'))}/puntos-ciegos-la-verdad`],
  ])('%s redirects to the canonical one', async (_, address) => {
    await using portal = await withProyecto();
    const { statusCode, headers } = await portal.get(`${address}?de=correo`);
    expect([statusCode, headers.location]).toEqual([301, `${PATH}?de=correo`]);
    // Renamed back, the old address is canonical again.
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('of a list and of a line redirect to lower case', async () => {
    await using portal = await withProyecto();
    expect((await portal.get('/Proyectos_Investigacion')).headers.location).toBe('/proyectos_investigacion');
    expect((await portal.get('/lineas/Sostenibilidad')).headers.location).toBe('/lineas/sostenibilidad');
    expect((await portal.get('//proyectos_investigacion')).headers.location).toBe('/proyectos_investigacion');
    expect((await portal.get('//')).headers.location).toBe('/');
  });

  it('of the back office redirects to its hash', async () => {
    await using portal = await withProyecto();
    expect((await portal.get('/admin/proyectos')).headers.location).toBe('/#/admin/proyectos');
  });

  it('changes with the record, and its old slug redirects', async () => {
    await using portal = await withProyecto();
    await portal.get(PATH);
    await portal.staff.call('updateProyecto', { body: { id: 1, nombre: 'Espejos' } });
    const { statusCode, headers } = await portal.get(PATH);
    expect([statusCode, headers.location]).toEqual([301, `/proyecto_investigacion/${encodeId(1)}/espejos`]);
  });

  it('is the same for staff', async () => {
    await using portal = await withProyecto();
    const visitor = await portal.get(PATH);
    const staff = await portal.get(PATH, { cookie: portal.staff.cookie ?? '' });
    expect(staff.body).toBe(visitor.body);
  });

  it('answers HEAD without a body, and 304 to a current copy', async () => {
    await using portal = await withProyecto();
    const get = await portal.get(PATH);
    const head = await portal.app.inject({ method: 'HEAD', url: PATH });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', get.headers.etag]);
    const again = await portal.get(PATH, { 'if-none-match': String(get.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('a list with filters', () => {
  it('is rendered with its query and not indexed', async () => {
    await using portal = await withProyecto();
    const { statusCode, body } = await portal.get('/proyectos_investigacion?q=casco');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>/proyectos_investigacion|q=casco|');
    expect(body).toContain('noindex');
    expect((await portal.get('/proyectos_investigacion')).body).not.toContain('noindex');
  });

  it('reads only its own filters: other parameters show the whole list', async () => {
    await using portal = await withProyecto();
    const whole = await portal.get('/proyectos_investigacion');
    const { headers, body } = await portal.get('/proyectos_investigacion?utm_source=correo&fbclid=1&q=');
    expect(headers.etag).toBe(whole.headers.etag);
    expect(body).toBe(whole.body);
  });

  it('caches the pages of a list', async () => {
    await using portal = await withProyecto({ more: 30 });
    const statuses: number[] = [];
    for (let count = 0; count < 130; count += 1) {
      statuses.push((await portal.get('/proyectos_investigacion?utm=1&pagina=2')).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await portal.get('/proyectos_investigacion?pagina=2')).body).toContain('|pagina=2|');
  });

  it('has no page after its last one: 404 with the page of unknown addresses', async () => {
    await using portal = await withProyecto();
    const unknown = await portal.get('/nada');
    const list = '/proyectos_investigacion';
    const addresses = ['pagina=2', 'pagina=999', 'q=casco&pagina=9', 'pagina=99999999999999999999'];
    for (const query of addresses) {
      const { statusCode, body, headers } = await portal.get(`${list}?${query}`);
      expect([statusCode, body], query).toEqual([404, unknown.body]);
      expect(headers['content-security-policy']).toBe(unknown.headers['content-security-policy']);
    }
  });

  it.each([
    ['a list', '/proyectos_investigacion'],
    ['a filtered list', '/proyectos_investigacion?q=casco'],
    ['an empty list', '/eventos'],
    ['a line without projects', '/lineas/sostenibilidad'],
  ])('after the last page of %s neither renders nor caches the numbers', async (_, list) => {
    await using portal = await withProyecto();
    await portal.get('/nada');
    const stored = vi.spyOn(ResponseCache.prototype, 'getOrRender');
    onTestFinished(() => stored.mockRestore());
    for (let pagina = 2; pagina < 140; pagina += 1) {
      const url = `${list}${list.includes('?') ? '&' : '?'}pagina=${pagina}`;
      expect((await portal.get(url)).statusCode).toBe(404);
    }
    expect(new Set(stored.mock.calls.map(([key]) => key))).toEqual(
      new Set(['missing /-', `length of ${list.split('?')[0]}`]),
    );
  });

  it('follows a redirection from a page number that the list does not have', async () => {
    await using portal = await withProyecto();
    const redirecciones = [{ desde: '/eventos?pagina=7', hacia: '/noticias' }];
    await portal.staff.call('updateIdentidad', { body: { redirecciones } });
    const { statusCode, headers } = await portal.get('/eventos?pagina=7');
    expect([statusCode, headers.location]).toEqual([301, '/noticias']);
    expect((await portal.get('/eventos?pagina=8')).statusCode).toBe(404);
  });

  it('is refused to a client that requests many', async () => {
    await using portal = await withProyecto();
    const statuses: number[] = [];
    for (let count = 0; count < 121; count += 1) {
      statuses.push((await portal.get(`/proyectos_investigacion?q=${count}`)).statusCode);
    }
    expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
    const refused = await portal.get('/proyectos_investigacion?q=x');
    expect(refused.statusCode).toBe(429);
    expect(refused.body).toContain('<p>Demasiadas solicitudes. Espere un minuto e intente de nuevo.</p>');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await portal.get('/proyectos_investigacion')).statusCode).toBe(200);
  });
});

describe('the page of a search', () => {
  it('shows what visitors find, at once after a write, and is not indexed', async () => {
    await using portal = await withProyecto();
    const { statusCode, body } = await portal.get('/buscar?q=CIEGOS');
    expect(statusCode).toBe(200);
    expect(body).toContain(`<h1>/buscar|q=CIEGOS|${NOMBRE}</h1>`);
    expect(body).toContain('<meta name="robots" content="noindex" />');
    await portal.staff.call('updateProyecto', { body: { id: 1, nombre: 'Otro' } });
    expect((await portal.get('/buscar?q=CIEGOS')).body).toContain('<h1>/buscar|q=CIEGOS|</h1>');
    await portal.staff.call('toggleProyecto', { body: { id: 1, activo: 0 } });
    expect((await portal.get('/buscar?q=otro')).body).toContain('<h1>/buscar|q=otro|</h1>');
  });

  it('is not indexed without a text either, and keeps the text on its way to the canonical path', async () => {
    await using portal = await withProyecto();
    expect((await portal.get('/buscar')).body).toContain('<meta name="robots" content="noindex" />');
    expect((await portal.get('/sitemap.xml')).body).not.toContain('/buscar');
    expect((await portal.get('/Buscar?q=a%C3%B1o')).headers.location).toBe('/buscar?q=a%C3%B1o');
    expect((await portal.get(`/buscar?q=${'a'.repeat(5_000)}`)).statusCode).toBe(200);
  });
});

it('renders a page again after midnight in Bogotá', async () => {
  const time = vi.spyOn(DatabaseClock.prototype, 'time').mockReturnValue(Date.parse('2026-03-09T23:59:00-05:00'));
  try {
    await using portal = await withProyecto();
    const dayOf = async () => /data-today="([\d-]+)"/.exec((await portal.get(PATH)).body)?.[1];
    expect(await dayOf()).toBe('2026-03-09');
    time.mockReturnValue(Date.parse('2026-03-10T00:00:01-05:00'));
    expect(await dayOf()).toBe('2026-03-10');
  } finally {
    time.mockRestore();
  }
});
