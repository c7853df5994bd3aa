import { describe, expect, it } from 'vitest';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { NOMBRE, PATH, pagesPortal } from '../support/pagesPortal.ts';
import { SETTINGS } from '../support/siteSettings.ts';

const withProyecto = pagesPortal();

describe('an address without a page', () => {
  it.each([
    ['an unknown path', '/nada', '/-'],
    ['an unknown record', `/proyecto_investigacion/${encodeId(99)}/x`, '/proyecto_investigacion/-'],
    ['an invalid id', '/proyecto_investigacion/hola', '/proyecto_investigacion/-'],
  ])('%s answers 404 with a page that is not indexed', async (_, address, shown) => {
    await using portal = await withProyecto();
    const { statusCode, body } = await portal.get(address);
    expect(statusCode).toBe(404);
    expect(body).toContain(`<h1>${shown}||`);
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).toContain('data-page="notFound"');
  });

  it('is never answered 304', async () => {
    await using portal = await withProyecto();
    const { headers } = await portal.get('/nada');
    const again = await portal.get('/nada', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(404);
    expect((await portal.get('/nada', { 'if-none-match': '*' })).statusCode).toBe(404);
  });

  it.each(['/%ff', '/proyecto_investigacion/%ff'])(
    '%s, which is badly encoded, answers 404 with a page',
    async (url) => {
      await using portal = await withProyecto();
      const { statusCode, headers, body } = await portal.get(url);
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body).toContain('<h1>Página no encontrada</h1>');
      expect(body).toContain('noindex');
    },
  );

  it('of a record that was public answers 410 with a page once it is in the trash or deleted for ever', async () => {
    await using portal = await withProyecto();
    const record = { recurso: 'proyectos', recurso_id: 1 } as const;
    await portal.staff.call('archiveRecord', { body: record });
    const { statusCode, headers, body } = await portal.get(PATH);
    expect([statusCode, headers['content-type']]).toEqual([410, 'text/html; charset=utf-8']);
    expect(body).toContain('noindex');
    expect(body).toContain('<h1>/proyecto_investigacion/-||retirado');
    expect(body).toContain('data-gone="true"');
    const other = await portal.get(`/proyecto_investigacion/${encodeId(99)}`);
    expect(other.body).not.toMatch(/retirado|data-gone/);
    await portal.staff.call('restoreArchived', { body: record });
    expect((await portal.get(PATH)).statusCode).toBe(200);
    await portal.staff.call('archiveRecord', { body: record });
    await portal.staff.call('deleteForever', { body: { ...record, nombre: NOMBRE } });
    expect((await portal.get(PATH)).statusCode).toBe(410);
  });

  it('of a line answers 410, as its former addresses do, once it is in the trash or deleted for ever', async () => {
    await using portal = await withProyecto();
    const { linea } = await portal.staff.call('addLinea', { body: { nombre: 'Arrecifes' } });
    await portal.staff.call('editLinea', { body: { id: linea.id, nombre: 'Corales', direccion: 'Corales' } });
    const line = { recurso: 'lineas', recurso_id: linea.id } as const;
    const statuses = async () =>
      [await portal.get('/lineas/corales'), await portal.get('/lineas/arrecifes')].map(({ statusCode }) => statusCode);
    expect(await statuses()).toEqual([200, 301]);
    await portal.staff.call('archiveRecord', { body: line });
    expect(await statuses()).toEqual([410, 410]);
    const gone = (await portal.get('/lineas/CORALES')).body;
    expect(gone).toContain('noindex');
    expect(gone).toContain('retirado');
    await portal.staff.call('restoreArchived', { body: line });
    expect(await statuses()).toEqual([200, 301]);
    await portal.staff.call('archiveRecord', { body: line });
    await portal.staff.call('deleteForever', { body: { ...line, nombre: 'Corales' } });
    expect(await statuses()).toEqual([410, 410]);
    expect((await portal.get('/lineas/otra')).statusCode).toBe(404);
    await portal.staff.call('addLinea', { body: { nombre: 'Arrecifes' } });
    expect(await statuses()).toEqual([410, 200]);
  });

  it('of an archived record that never was public answers 404', async () => {
    await using portal = await withProyecto();
    await portal.staff.call('toggleProyecto', { body: { id: 1, activo: 0 } });
    await portal.db.deleteFrom('publicaciones').execute();
    await portal.staff.call('archiveRecord', { body: { recurso: 'proyectos', recurso_id: 1 } });
    expect((await portal.get(PATH)).statusCode).toBe(404);
  });

  it('of an inactive record answers 404', async () => {
    await using portal = await withProyecto();
    await portal.staff.call('toggleProyecto', { body: { id: 1, activo: 0 } });
    expect((await portal.get(PATH)).statusCode).toBe(404);
  });

  it('under /api answers JSON', async () => {
    await using portal = await withProyecto();
    const { statusCode, headers } = await portal.get('/api/nada');
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });
});

it('answers 503 with a page and Retry-After when the data cannot be read', async () => {
  await using portal = await withProyecto();
  await portal.app.db.destroy();
  for (const address of ['/proyectos_investigacion', '/proyectos_investigacion?q=x']) {
    const { statusCode, headers, body } = await portal.get(address);
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body).toContain('El sitio no está disponible en este momento');
  }
});

it('shows the identity and lines last read, not those of the build, on the 503 page', async () => {
  await using portal = await withProyecto();
  const { staff } = portal;
  const { nombre, hero_titulo, hero_texto, lema } = SETTINGS.identidad;
  const identidad = {
    nombre: 'Biología <Marina>',
    lema: '',
    hero_titulo: 'Mar',
    hero_texto: 'Azul',
    descripcion: 'Del mar',
  };
  await staff.call('updateIdentidad', { body: identidad });
  for (const { id } of SETTINGS.lineas) {
    await staff.call('archiveRecord', { body: { recurso: 'lineas', recurso_id: id } });
  }
  await staff.call('addLinea', { body: { nombre: 'Arrecifes' } });
  const address = '/proyectos_investigacion';
  expect((await portal.app.inject(address)).statusCode).toBe(200);
  await portal.app.db.destroy();
  for (const query of ['q=x', 'q=y']) {
    const { statusCode, body } = await portal.app.inject(`${address}?${query}`);
    expect(statusCode).toBe(503);
    expect(body).toContain('<title>Biología &lt;Marina&gt;</title>');
    const [, settings = ''] = /id="ajustes-del-sitio">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(settings)).toMatchObject({ identidad, lineas: [{ nombre: 'Arrecifes' }] });
    for (const text of [nombre, hero_titulo, hero_texto, lema]) expect(body).not.toContain(text);
  }
});
