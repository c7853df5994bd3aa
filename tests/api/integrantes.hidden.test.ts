import { afterAll, describe, expect, inject, it } from 'vitest';
import { headAddress } from '../../contract/addresses/pageHead.ts';
import { SITE_PAGES, sitePages } from '../../contract/addresses/sitePages.ts';
import { searchPath, sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { widthsOf } from '../../contract/addresses/uploads.ts';
import { LISTED } from '../../contract/resources/recordPages.ts';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { persona } from '../support/builders/article.ts';
import { newDraft } from '../support/builders/drafts.ts';
import {
  anIntegrante,
  newEvento,
  newNoticia,
  newPagina,
  newProducto,
  newProyecto,
} from '../support/builders/inputs.ts';
import { anImage } from '../support/images.ts';
import { linkTo, previewSite } from '../support/previews.ts';
import { registeredRoutes } from '../support/registeredRoutes.ts';
import { type Caller, type TestApp, testApp } from '../support/testApp.ts';
import { watchPolls } from '../support/watchPolls.ts';

const EMAIL = 'ana@example.org';
const NAME = 'Ana Núñez';
const SHOWN = { correo_publico: 1, imagen_publica: 1 };
const HIDDEN = { correo_publico: 0, imagen_publica: 0 };

const { site, withSite } = await previewSite();
afterAll(() => site[Symbol.asyncDispose]());

const put = (staff: Caller, switches: object) =>
  staff.call('updateIntegrante', { body: { id: 1, ...anIntegrante(), ...switches } });

/** A member with a photograph, and all that names the member: a project, its line, a product, the leader. @returns the name of the photograph */
async function memberOf(staff: Caller): Promise<string> {
  const file = await anImage({ ancho: 800 });
  const { integrante } = await staff.call('addIntegrante', { body: anIntegrante(), file });
  await newProyecto(staff);
  await staff.call('assignLinea', { body: { id_proyecto: 1, id_linea: 1 } });
  await staff.call('addIntegranteToProyecto', { body: { proyecto_id: 1, actor_id: 1 } });
  await newProducto(staff, { autores: [persona('Núñez', 'Ana', { integrante_id: 1 })] });
  await staff.call('addProductoToProyecto', { body: { proyecto_id: 1, producto_id: 1 } });
  await newEvento(staff);
  await newNoticia(staff, { texto: `<p><a href="${sitePaths.integrante(1)}">Ana</a></p>` });
  await newPagina(staff);
  await staff.call('updateIdentidad', { body: { lider_id: 1 } });
  return integrante.nombre_imagen ?? '';
}

interface Member {
  photo: string;
  /** path of a preview of a draft */
  preview: string;
}

const PAGES = [
  ...SITE_PAGES.map((page) => sitePages[page].path),
  ...LISTED.map((page) => sitePaths[page]),
  sitePaths.proyecto(1, 'Gestión de riesgos viales'),
  sitePaths.integrante(1, NAME),
  sitePaths.producto(1, 'Guía de carga'),
  sitePaths.evento(1, 'Foro vial'),
  sitePaths.noticia(1, 'Nueva señal'),
  sitePaths.pagina('quienes-somos'),
  sitePaths.linea('sostenibilidad'),
  searchPath(EMAIL),
  searchPath(NAME),
];

const shareImageIn = (html: string): string => /\/vista_previa\/integrante\/[^"]+\.jpg/.exec(html)?.[0] ?? '';

/** The addresses of a route, with what the member has in place of its parameters. */
function addressesOf(route: string, { photo, preview }: Member, shareImage: string): string[] {
  if (route === '/*') return PAGES;
  if (route === '/api/cabeza') return PAGES.map((page) => headAddress(page, false));
  if (route === '/api/buscar') return [EMAIL, NAME, 'ejemplo'].map((q) => `${route}?${new URLSearchParams({ q })}`);
  if (route.startsWith('/vista_previa/')) return [shareImage];
  const values: Readonly<Record<string, string>> = {
    id: route.startsWith('/api/') ? '1' : encodeId(1),
    lineid: '1',
    linea: 'sostenibilidad',
    slug: 'x',
    direccion: 'quienes-somos',
    pagina: 'quienes-somos',
    nombre: photo,
    part: '1',
    token: preview.split('/').at(-1) ?? '',
  };
  const path = route.replace(/\(.*?\)/, '').replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? name);
  if (!route.endsWith(':nombre') && !route.endsWith('/archivo')) return [path];
  return [path, ...widthsOf('integrantes').map((width) => `${path}?w=${width}`)];
}

interface Visit {
  status: number;
  etag: string | undefined;
  /** a photograph, or the e-mail or the name of a photograph */
  leaks: boolean;
}

/** What a visitor gets at every address, who has what an earlier walk answered. */
async function walk(portal: TestApp, member: Member, shareImage: string, earlier = new Map<string, Visit>()) {
  const variants = await portal.db.selectFrom('imagenes').where('nombre', '=', member.photo).select('bytes').execute();
  const visits = new Map<string, Visit>();
  const routes = registeredRoutes(portal).flatMap((route) => (route.startsWith('GET ') ? [route.slice(4)] : []));
  for (const url of routes.flatMap((route) => addressesOf(route, member, shareImage))) {
    const etag = earlier.get(url)?.etag;
    const headers = etag === undefined ? {} : { 'if-none-match': etag };
    const { statusCode, rawPayload, body, headers: answered } = await portal.app.inject({ url, headers });
    const isPhoto = variants.some(({ bytes }) => Buffer.from(bytes).equals(rawPayload));
    const isNotModified = statusCode === 304 && earlier.get(url)?.leaks === true;
    const leaks = isPhoto || isNotModified || body.includes(EMAIL) || body.includes(member.photo);
    visits.set(url, {
      status: statusCode,
      etag: answered.etag === undefined ? undefined : String(answered.etag),
      leaks,
    });
  }
  return visits;
}

const leaking = (visits: ReadonlyMap<string, Visit>): string[] =>
  [...visits].filter(([, { leaks }]) => leaks).map(([url]) => url);

const memberPage = async ({ app }: TestApp) => (await app.inject(sitePaths.integrante(1, NAME))).body;

describe('a member who shows nothing', () => {
  it('is at every address without e-mail and photograph, with name and position', async () => {
    await using portal = await testApp({ siteDir: site.folder, publicUrl: 'https://grupo.example.org' });
    const staff = await portal.staff();
    const photo = await memberOf(staff);
    const draft = { recurso: 'integrantes', recurso_id: 1, campos: { cargo: 'Directora' } } as const;
    const member = { photo, preview: await linkTo(staff, await newDraft(staff, draft)) };
    const shareImage = shareImageIn(await memberPage(portal));
    const before = await walk(portal, member, shareImage);
    // What the walk finds while the member shows both: it would find them later too.
    const shown = leaking(before);
    for (const url of [
      '/api/integrantes_investigacion/get_investigador/1',
      '/api/home/get_investigadores',
      '/api/proyectos_investigacion/get_project/1',
      '/api/prod_investigacion/get_products_by_line/1',
      sitePaths.integrantes,
      sitePaths.linea('sostenibilidad'),
      sitePaths.integrante(1, NAME),
      headAddress(sitePaths.integrante(1, NAME), false),
      `/api/uploads/${member.photo}`,
      `/api/uploads/${member.photo}?w=160`,
      `/api/uploads/proyectos/${member.photo}?w=640`,
      member.preview,
      `${member.preview}/archivo`,
    ])
      expect(shown, url).toContain(url);
    const sharedBefore = await portal.app.inject(shareImage);
    expect(sharedBefore).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'public, max-age=86400' } });

    await put(staff, HIDDEN);
    const after = await walk(portal, member, shareImage, before);
    expect(leaking(after)).toEqual([]);
    for (const url of shown.filter((each) => each.startsWith('/api/uploads/')))
      expect(after.get(url)?.status).toBe(404);
    expect(after.get(`${member.preview}/archivo`)?.status).toBe(404);
    expect(after.get(shareImage)?.status).toBe(302);
    const named = { nombres: 'Ana', apellidos: 'Núñez', cargo: 'Investigadora', nombre_imagen: null };
    const { investigador } = await portal.visitor.call('getIntegrante', { params: { id: 1 } });
    expect(investigador).toMatchObject({ ...named, email: '', correo: '' });
    expect(await portal.visitor.call('listPublicIntegrantes', {})).toMatchObject([named]);
    const page = await memberPage(portal);
    expect(page).toContain('Núñez');
    const redrawn = await portal.app.inject(shareImageIn(page));
    expect(redrawn.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(redrawn.rawPayload.equals(sharedBefore.rawPayload)).toBe(false);

    await put(staff, SHOWN);
    expect(leaking(await walk(portal, member, shareImage))).toEqual(shown);
  });

  it('is shown to staff as before, whose browser stores no photograph', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const photo = await memberOf(staff);
    await put(staff, HIDDEN);
    const stored = { email: EMAIL, nombre_imagen: photo };
    expect((await staff.call('listIntegrantes', {})).integrantes).toMatchObject([stored]);
    expect((await staff.call('getIntegrante', { params: { id: 1 } })).investigador).toMatchObject(stored);
    const { investigadores } = await staff.call('getProyecto', { params: { id: 1 } });
    expect(investigadores).toMatchObject([{ nombre_imagen: photo }]);
    const file = await portal.app.inject({ url: `/api/uploads/${photo}`, headers: { cookie: staff.cookie ?? '' } });
    expect(file).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
  });

  it('may show one and hide the other', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const photo = await memberOf(staff);
    const read = async () => (await portal.visitor.call('getIntegrante', { params: { id: 1 } })).investigador;
    await put(staff, { ...SHOWN, correo_publico: 0 });
    expect(await read()).toMatchObject({ email: '', correo: '', nombre_imagen: photo });
    expect((await portal.app.inject(`/api/uploads/${photo}`)).statusCode).toBe(200);
    await put(staff, { ...SHOWN, imagen_publica: 0 });
    expect(await read()).toMatchObject({ email: EMAIL, correo: EMAIL, nombre_imagen: null });
    expect((await portal.app.inject(`/api/uploads/${photo}`)).statusCode).toBe(404);
  });

  it.skipIf(inject('postgres') === undefined)(
    'is hidden by another instance too: files at once, answers from its next poll',
    async () => {
      await using one = await testApp();
      await using other = await testApp({ databaseUrl: one.databaseUrl });
      using polls = watchPolls();
      const staff = await one.staff();
      const photo = await memberOf(staff);
      await polls.next({ instances: 2 });
      const answer = async () => JSON.stringify(await other.visitor.call('getIntegrante', { params: { id: 1 } }));
      expect(await answer()).toContain(EMAIL);
      await put(staff, HIDDEN);
      expect((await other.app.inject(`/api/uploads/${photo}`)).statusCode).toBe(404);
      await polls.next({ instances: 2 });
      expect(await answer()).not.toMatch(new RegExp(`${EMAIL}|${photo}`));
    },
  );
});

describe('the preview of a draft of a member', () => {
  it.each([
    ['the draft hides them', SHOWN, HIDDEN, false],
    ['the record hides them', HIDDEN, SHOWN, false],
    ['the record that hides them is in the trash', HIDDEN, SHOWN, true],
  ])('shows neither e-mail nor photograph if %s', async (_, stored, campos, isArchived) => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const photo = await memberOf(staff);
    await put(staff, stored);
    const draft = {
      recurso: 'integrantes',
      recurso_id: 1,
      campos: { ...campos, apellidos: 'Núñez', email: EMAIL },
    } as const;
    const own = await newDraft(staff, draft, await anImage({ ancho: 300 }));
    const preview = await linkTo(staff, own);
    if (isArchived) await staff.call('archiveRecord', { body: { recurso: 'integrantes', recurso_id: 1 } });
    const { statusCode, body } = await portal.app.inject(preview);
    expect([statusCode, body.includes('Núñez')]).toEqual([200, true]);
    expect(body).not.toMatch(new RegExp(`${EMAIL}|${photo}|/archivo`));
    expect((await portal.app.inject(`${preview}/archivo`)).statusCode).toBe(404);
  });

  it('of a new member shows what its form shows', async () => {
    await using portal = await withSite();
    const staff = await portal.staff();
    const shownWith = async (switches: object) => {
      const campos = { ...anIntegrante(), ...switches };
      const id = await newDraft(staff, { recurso: 'integrantes', campos }, await anImage({ ancho: 300 }));
      const preview = await linkTo(staff, id);
      const { body } = await portal.app.inject(preview);
      return [body.includes(EMAIL), (await portal.app.inject(`${preview}/archivo`)).statusCode];
    };
    expect(await shownWith(SHOWN)).toEqual([true, 200]);
    expect(await shownWith(HIDDEN)).toEqual([false, 404]);
    // Nobody has chosen yet.
    expect(await shownWith({ correo_publico: null, imagen_publica: null })).toEqual([false, 404]);
  });
});
