import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DraftResource } from '../../contract/resources/drafts.ts';
import { newDraft } from '../support/builders/drafts.ts';
import { anIntegrante, newConvenio, newIntegrante, newProducto, newProyecto } from '../support/builders/inputs.ts';
import { aLogo, anImage } from '../support/images.ts';
import { aPdf } from '../support/pdf.ts';
import { linkTo, previewSite } from '../support/previews.ts';
import { STAFF, type TestApp } from '../support/testApp.ts';
import { aVideo } from '../support/videos.ts';

const { site, withSite } = await previewSite();
afterAll(() => site[Symbol.asyncDispose]());

/** The answer that the page of a draft is rendered from, as a visitor sees it. */
async function shownOf({ app }: TestApp, path: string) {
  const { statusCode, body, headers } = await app.inject(path);
  expect(statusCode).toBe(200);
  const [, text = 'null'] = /<pre>(.*)<\/pre>/.exec(body) ?? [];
  return { shown: JSON.parse(text), html: body, headers };
}

const NEW: readonly [DraftResource, object, object][] = [
  [
    'proyectos',
    { nombre: 'Uno', entidades: 'a, b', fecha_fin: 'pronto', enlace_ext: null },
    {
      project: { nombre: 'Uno', entidades: ['a', 'b'], fecha_fin: 'pronto', estado: 1 },
      investigadores: [],
      productos: [],
    },
  ],
  [
    'integrantes',
    {
      nombres: 'Ana',
      apellidos: 'Ruiz',
      email: 'a@b.co',
      estudios: 'Derecho',
      periodos: [{ desde: null, hasta: '2018-06-30' }],
    },
    {
      investigador: {
        nombres: 'Ana',
        correo: 'a@b.co',
        estudios: ['Derecho'],
        nombre_imagen: null,
        periodos: [{ desde: '', hasta: '2018-06-30' }],
        anterior: 1,
      },
      proyectos: [],
    },
  ],
  [
    'productos',
    { nombre: 'Guía', autores: [{ apellidos: 'Ruiz' }, null], enlace: 'https://a.co' },
    { product: { nombre: 'Guía', url_externa: 'https://a.co', url_pdf: '', proyecto_id: null }, relacionados: [] },
  ],
  [
    'eventos',
    { nombre: 'Foro', activo: false, tipo: 2, urls_adicionales: [null, 'https://a.co'] },
    { evento: { nombre: 'Foro', estado: 1 } },
  ],
  [
    'paginas',
    { titulo: 'Quiénes somos', direccion: 'a/b', idioma: 'pt', texto: '<p onclick="x()">Hola</p>', activo: false },
    {
      pagina: { titulo: 'Quiénes somos', direccion: 'quienes-somos', idioma: 'pt', texto: '<p>Hola</p>', imagen: null },
    },
  ],
];

describe('a preview link', () => {
  it.each(NEW)('shows a draft of a new record of %s to a visitor', async (recurso, campos, expected) => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const ruta = await linkTo(staff, await newDraft(staff, { recurso, campos }));
    expect((await shownOf(portal, ruta)).shown).toMatchObject(expected);
  });

  it('shows the draft of a record with its public links, and not the stored values', async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const id = await newProyecto(staff, { nombre: 'Publicado', enlace_ext: 'https://viejo.co' });
    await newIntegrante(staff);
    await staff.call('addIntegranteToProyecto', { body: { proyecto_id: id, actor_id: 1 } });
    await staff.call('updateProyectoEstado', { body: { id, estado: 2 } });
    await staff.call('toggleProyecto', { body: { id, activo: 0 } });
    const campos = { nombre: 'Cambiado', enlace_ext: '' };
    const ruta = await linkTo(staff, await newDraft(staff, { recurso_id: id, campos }));
    const { shown } = await shownOf(portal, ruta);
    expect(shown.project).toMatchObject({ nombre: 'Cambiado', estado: 2, url_externa: '' });
    expect(shown.project).not.toHaveProperty('created_by');
    expect(shown.investigadores).toHaveLength(1);
  });

  it('shows a member without the picture that the draft removes', async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const { integrante } = await staff.call('addIntegrante', { body: anIntegrante(), file: await anImage() });
    const draft = { recurso: 'integrantes', recurso_id: integrante.id } as const;
    const shownWith = async (campos: object) =>
      (await shownOf(portal, await linkTo(staff, await newDraft(staff, { ...draft, campos })))).shown;
    expect(await shownWith({ imagen: false })).toMatchObject({ investigador: { nombre_imagen: null } });
  });

  it('hides an inactive project of a product', async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const [proyecto_id, producto_id] = [await newProyecto(staff), await newProducto(staff)];
    await staff.call('addProductoToProyecto', { body: { proyecto_id, producto_id } });
    const draft = { recurso: 'productos', recurso_id: producto_id, campos: { nombre: 'Otra' } } as const;
    const ruta = await linkTo(staff, await newDraft(staff, draft));
    expect((await shownOf(portal, ruta)).shown.product).toMatchObject({ nombre: 'Otra', proyecto_id });
    await staff.call('toggleProyecto', { body: { id: proyecto_id, activo: 0 } });
    expect((await shownOf(portal, ruta)).shown.product).toMatchObject({ nombre: 'Otra', proyecto_nombre: null });
  });

  it('shows an agreement and the configuration in the home, with sanitized HTML', async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const recurso_id = await newConvenio(staff, { estado: 2 });
    const nuevo = await linkTo(
      staff,
      await newDraft(staff, { recurso: 'convenios', campos: { nombre: 'Nuevo' } }, aLogo()),
    );
    const { shown } = await shownOf(portal, nuevo);
    expect(shown.logos_convenios).toMatchObject([{ nombre: 'Nuevo' }]);
    const campos = { nombre: 'Cambiado' };
    const cambiado = await linkTo(staff, await newDraft(staff, { recurso: 'convenios', recurso_id, campos }));
    const second = await shownOf(portal, cambiado);
    const logos = [{ nombre: 'Cambiado', id: recurso_id, logo: `${cambiado}/archivo` }];
    expect(second.shown.logos_convenios).toMatchObject(logos);
    const { logo } = await portal.app.db.selectFrom('convenios').select('logo').executeTakeFirstOrThrow();
    expect((await portal.app.inject(`/api/uploads/convenios/${logo}`)).statusCode).toBe(404);
    expect((await portal.app.inject(`${cambiado}/archivo`)).headers['content-type']).toBe('image/svg+xml');

    const inicio = { objetivo: '<p onclick="x()">Nuevo<script>alert(1)</script></p>' };
    const ruta = await linkTo(staff, await newDraft(staff, { recurso: 'inicio', recurso_id: 1, campos: inicio }));
    expect((await shownOf(portal, ruta)).shown.inicio.objetivo).toBe('<p>Nuevo</p>');
  });

  it('shows a new line, and a stored one with another name, text and picture', async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const campos = { nombre: 'Arrecifes', direccion: 'a/b', texto: '<p onclick="x()">Mar</p>' };
    const nueva = await shownOf(portal, await linkTo(staff, await newDraft(staff, { recurso: 'lineas', campos })));
    expect(nueva.html).toContain('<h1>/lineas/arrecifes</h1>');
    expect(nueva.shown).toMatchObject({ texto: '<p>Mar</p>', products: [] });
    expect(nueva.shown.lineas).toHaveLength(5);
    expect(nueva.shown.lineas.at(-1)).toMatchObject({ nombre: 'Arrecifes', imagen: '' });

    const change = { recurso: 'lineas', recurso_id: 2, campos: { nombre: 'Gestión', direccion: 'otra' } } as const;
    const ruta = await linkTo(staff, await newDraft(staff, change, aLogo()));
    const { shown, html } = await shownOf(portal, ruta);
    expect(html).toContain('<h1>/lineas/gestion_sst</h1>');
    expect(shown.lineas.map(({ nombre }: { nombre: string }) => nombre)).toContain('Gestión');
    expect(html).toContain(`"imagen":"${ruta}/archivo"`);
    expect((await portal.app.inject(`${ruta}/archivo`)).headers['content-type']).toBe('image/svg+xml');
  });

  it('is a page without scripts that no cache and no search engine keeps', async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const ruta = await linkTo(staff, await newDraft(staff));
    const { html, headers } = await shownOf(portal, ruta);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect(headers).not.toHaveProperty('etag');
    expect(html).toContain('Vista previa: este contenido no está publicado');
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toMatch(/<script|rel="canonical"|application\/ld\+json/);
    const policy = String(headers['content-security-policy']);
    for (const [, style = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g)) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    }
    expect(policy).toContain("script-src 'self';");
    expect((await portal.app.inject('/robots.txt')).body).toContain('Disallow: /borrador/\n');
  });

  it('shows the home with the identity of a draft, its pictures and its video at its own address only', async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const add = async () => (await staff.call('addImagenIdentidad', { body: {}, file: await anImage() })).nombre;
    const [logo, other] = [await add(), await add()];
    const { nombre: hero_video } = await staff.call('addVideoIdentidad', { body: {}, file: aVideo('webm') });
    // Half typed: what could not be saved is shown as it is stored.
    const colors = { color_principal: '#5b2a86', color_acento: '#f' };
    const campos = { nombre: 'Marea Alta', logo, hero_video, ...colors, hero_titulo: '' };
    const ruta = await linkTo(staff, await newDraft(staff, { recurso: 'identidad', recurso_id: 1, campos }));
    const { html } = await shownOf(portal, ruta);
    expect(html).toContain('<p>Marea Alta</p>');
    expect(html).toContain('--azul-800:#5b2a86;');
    expect(html).toContain('--ambar-500:#f2a900;');
    expect(html).toContain(`src="${ruta}/archivo/${logo}?w=320"`);
    expect((await portal.app.inject(`/api/uploads/identidad/${logo}`)).statusCode).toBe(404);
    const picture = await portal.app.inject(`${ruta}/archivo/${logo}?w=320`);
    expect(picture).toMatchObject({ statusCode: 200 });
    expect(picture.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
    const video = await portal.app.inject({ url: `${ruta}/archivo/${hero_video}`, headers: { range: 'bytes=0-9' } });
    expect(video.statusCode).toBe(206);
    expect(video.headers).toMatchObject({ 'content-type': 'video/webm', 'cache-control': 'no-store' });
    expect((await portal.app.inject(`/api/uploads/identidad/${hero_video}`)).statusCode).toBe(404);
    for (const path of [`${ruta}/archivo/${other}`, `${ruta}/archivo`]) {
      expect((await portal.app.inject(path)).statusCode, path).toBe(404);
    }
    expect((await portal.app.inject('/')).body).not.toContain('Marea Alta');
  });

  it("serves the draft's picture and full text at its own address only", async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const integrante = await newDraft(staff, { recurso: 'integrantes', campos: { nombres: 'Ana' } }, await anImage());
    const ruta = await linkTo(staff, integrante);
    expect((await shownOf(portal, ruta)).shown.investigador.nombre_imagen).toBe(`${ruta}/archivo`);
    const { archivo } = await portal.app.db.selectFrom('borradores').select('archivo').executeTakeFirstOrThrow();
    expect((await portal.app.inject(`/api/uploads/integrantes/${archivo}`)).statusCode).toBe(404);
    const picture = await portal.app.inject(`${ruta}/archivo?w=160`);
    expect(picture).toMatchObject({ statusCode: 200 });
    expect(picture.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });

    for (const [acceso, status] of [
      ['abierto', 200],
      ['cerrado', 404],
    ] as const) {
      const campos = { nombre: 'Guía', acceso };
      const producto = await linkTo(staff, await newDraft(staff, { recurso: 'productos', campos }, aPdf()));
      const { product } = (await shownOf(portal, producto)).shown;
      expect([product.url_pdf, product.pdf_bytes]).toEqual(
        status === 200 ? [`${producto}/archivo`, aPdf().size] : ['', 0],
      );
      expect((await portal.app.inject(`${producto}/archivo`)).statusCode).toBe(status);
    }
  });

  it('stays ended when its draft comes back, which the answer says', async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const id = await newDraft(staff);
    const link = await linkTo(staff, id);
    const { headers } = await staff.send('discardDraft', { params: { id }, query: {} });
    const { message } = await staff.call('undo', { body: { operacion: String(headers.operacion) } });
    expect(message).toBe('Se deshizo el cambio. Si el borrador tenía enlaces de vista previa, ya no sirven.');
    expect((await portal.app.inject(link)).statusCode).toBe(404);
    expect((await staff.call('getDraft', { params: { id } })).borrador.vistas_previas).toEqual([]);
  });

  it('ends when it is revoked, when its time is over, and with its draft', async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const id = await newDraft(staff);
    const statusOf = async (path: string) => (await portal.app.inject(path)).statusCode;

    const { ruta, vista_previa } = await staff.call('createPreview', { body: { id } });
    const days = (Date.parse(vista_previa.vence) - Date.parse(vista_previa.created_at)) / 86_400_000;
    expect(days).toBe(7);
    const kept = await linkTo(staff, id);
    const { borrador } = await staff.call('getDraft', { params: { id } });
    expect(borrador.vistas_previas).toHaveLength(2);
    expect(await statusOf(ruta)).toBe(200);
    await staff.call('revokePreview', { params: { id: vista_previa.id } });
    expect([await statusOf(ruta), await statusOf(kept)]).toEqual([404, 200]);
    expect((await staff.send('revokePreview', { params: { id: vista_previa.id } })).status).toBe(404);

    await portal.db.updateTable('vistas_previas').set({ expires_at: new Date().toISOString() }).execute();
    expect(await statusOf(kept)).toBe(404);
    const last = await linkTo(staff, id);
    expect(await portal.db.selectFrom('vistas_previas').select('id').execute()).toHaveLength(1);
    await staff.call('discardDraft', { params: { id }, query: {} });
    expect(await statusOf(last)).toBe(404);
  });

  it('of a deactivated user ends for good', async () => {
    await using portal = await withSite();
    const [staff, jorge] = [await portal.confirmedStaff(), await portal.otherStaff()];
    const id = await newDraft(staff);
    const [ended, kept] = [await linkTo(jorge, id), await linkTo(staff, id)];
    const statuses = async () => [
      (await portal.app.inject(ended)).statusCode,
      (await portal.app.inject(kept)).statusCode,
    ];
    expect(await statuses()).toEqual([200, 200]);
    for (const activo of [false, true]) {
      await staff.call('updateUsuario', { params: { id: 2 }, body: { activo } });
      expect(await statuses(), `activo ${activo}`).toEqual([404, 200]);
    }
    const { borrador } = await staff.call('getDraft', { params: { id } });
    expect(borrador.vistas_previas).toMatchObject([{ created_by: STAFF.usuario }]);
  });

  it('has a token of 256 bits that is not stored, and cannot be guessed from what is', async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const ruta = await linkTo(staff, await newDraft(staff));
    const token = ruta.split('/').at(-1) ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { token_hash } = await portal.db.selectFrom('vistas_previas').select('token_hash').executeTakeFirstOrThrow();
    for (const guess of ['1', 'x', token_hash, `${token}x`, token.toLowerCase(), "' or 1=1 --"]) {
      const { statusCode, headers } = await portal.app.inject(`/borrador/${encodeURIComponent(guess)}`);
      expect([statusCode, headers['cache-control'], headers['x-robots-tag']], guess).toEqual([
        404,
        'no-store',
        'noindex, nofollow',
      ]);
    }
  });

  it('serves the picture of a page without reading the lists of the page', async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const id = await newProyecto(staff);
    const draft = await newDraft(staff, { recurso_id: id, campos: { descripcion_imagen: 'Una vía' } }, await anImage());
    const ruta = await linkTo(staff, draft);
    const read = vi.spyOn(portal.db, 'selectFrom');
    onTestFinished(() => read.mockRestore());
    expect((await portal.app.inject(`${ruta}/archivo`)).statusCode).toBe(200);
    const tables = read.mock.calls.map(([table]) => table);
    expect(tables).toContain('borradores');
    expect(tables).not.toContain('productos');
    await portal.app.inject(ruta);
    expect(read.mock.calls.map(([table]) => table)).toContain('productos');
  });
});
