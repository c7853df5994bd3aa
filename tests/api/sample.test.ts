import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanText } from '../../api/resources/html/cleanHtml.ts';
import { DEFAULT_IDENTIDAD } from '../../api/resources/site/defaults.ts';
import { publicRows } from '../../api/resources/visibility/isPublic.ts';
import { schemas } from '../../contract/calls/schemas.ts';
import { newProducto, type StaffProducto } from '../../contract/entities/producto.ts';
import { withSigla } from '../../contract/identidad/identidad.ts';
import { explainedSigla } from '../../public-site/components/WithSigla/explainedSigla.ts';
import { aProducto } from '../support/builders/inputs.ts';
import { GOOD, rowsWhere } from '../support/calls.ts';
import { countOf, dump } from '../support/database.ts';
import { testApp } from '../support/testApp.ts';

const COUNTS = { proyectos: 12, integrantes: 14, productos: 16, convenios: 8, eventos: 14, noticias: 3, paginas: 2 };
const NONE = { proyectos: 0, integrantes: 0, productos: 0, convenios: 0, eventos: 0, noticias: 0, paginas: 0 };
type Counted = keyof typeof COUNTS;
/** Milliseconds: encoding the sample's pictures takes tens of seconds on a busy machine. */
const PATIENCE = 180_000;

const REQUIRED_BY_TIPO: Readonly<Record<string, readonly (keyof StaffProducto)[]>> = {
  'Artículo científico': ['revista', 'issn', 'volumen', 'pagina_inicial', 'pagina_final', 'doi'],
  Libro: ['isbn'],
  'Capítulo de libro': ['pagina_inicial', 'pagina_final'],
  Conferencia: ['evento_nombre'],
  'Informe técnico': ['institucion'],
};

const newFolder = () => mkdtemp(path.join(tmpdir(), 'portal-'));

let dataDir = '';
beforeEach(async () => {
  dataDir = await newFolder();
});
afterEach(() => rm(dataDir, { recursive: true }));

/** A folder for the tests that only read: the first one loads the sample. */
let sharedDir = '';
beforeAll(async () => {
  sharedDir = await newFolder();
});
afterAll(() => rm(sharedDir, { recursive: true }));

async function counts({ db }: Awaited<ReturnType<typeof testApp>>) {
  const entries = Object.keys(COUNTS).map(async (table) => [table, await countOf(db, table as Counted)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

const start = (sampleContent = true) => testApp({ dataDir, sampleContent });
const startShared = () => testApp({ dataDir: sharedDir, sampleContent: true });

describe('the sample content', { timeout: PATIENCE }, () => {
  it('counts as published: a removed record answers 410 as one of staff does', async () => {
    await using portal = await startShared();
    const published = await portal.db.selectFrom('publicaciones').select(['recurso', 'recurso_id']).execute();
    for (const recurso of ['proyectos', 'productos', 'eventos', 'integrantes', 'noticias', 'paginas'] as const) {
      const rows = await portal.db.selectFrom(recurso).where(publicRows(recurso, new Date())).select('id').execute();
      const ids = published.filter((row) => row.recurso === recurso).map((row) => row.recurso_id);
      expect(rows.length, recurso).toBeGreaterThan(0);
      expect(ids, recurso).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
    }
  });

  it('links a page about the group, not the ministry itself', async () => {
    await using portal = await startShared();
    const { url_minciencias } = await portal.db
      .selectFrom('inicio')
      .select('url_minciencias')
      .executeTakeFirstOrThrow();
    expect(url_minciencias).toBe('https://example.org/minciencias/grupo');
  });

  it('has two former members, who still have their links', async () => {
    await using portal = await startShared();
    const members = await portal.visitor.call('listPublicIntegrantes', {});
    const former = members.filter(({ anterior }) => anterior === 1);
    expect(former).toHaveLength(2);
    for (const { id } of former) {
      const { proyectos } = await portal.visitor.call('getIntegrante', { params: { id } });
      expect(proyectos.length).toBeGreaterThan(0);
    }
    expect((await portal.visitor.call('getInicio', {})).cifras?.integrantes).toBe(COUNTS.integrantes - former.length);
  });

  it('has an institution whose initials explain the sigla of its members', async () => {
    await using portal = await startShared();
    const { data } = await (await portal.staff()).call('getIdentidad', {});
    const [identidad = DEFAULT_IDENTIDAD] = data;
    expect(withSigla(identidad.internos, identidad)).toBe('Internos al CCS');
    expect(explainedSigla(identidad)).toBe('Consejo Ciudadano de Seguridad');
  });

  it('is loaded on the first start only', async () => {
    let content: unknown;
    {
      await using portal = await start();
      expect(await counts(portal)).toEqual(COUNTS);
      content = await dump(portal.db);
    }
    await using portal = await start();
    expect(await dump(portal.db)).toEqual(content);
  });

  it('is not loaded again after everything was deleted', async () => {
    {
      await using portal = await start();
      await portal.db.deleteFrom('proyecto_integrante').execute();
      await portal.db.updateTable('identidad').set({ lider_id: null }).execute();
      for (const table of [
        'paginas',
        'noticias',
        'productos',
        'proyectos',
        'integrantes',
        'convenios',
        'eventos',
      ] as const) {
        await portal.db.deleteFrom(table).execute();
      }
    }
    await using portal = await start();
    expect(await counts(portal)).toEqual(NONE);
  });

  it('is not loaded into a database with content', async () => {
    {
      await using portal = await start(false);
      expect(await counts(portal)).toEqual(NONE);
      await (await portal.staff()).call('addProducto', { body: aProducto() });
    }
    await using portal = await start();
    expect(await counts(portal)).toEqual({ ...NONE, productos: 1 });
  });

  it('matches the contract and includes its images', async () => {
    await using portal = await startShared();
    const staff = await portal.staff();
    for (const name of rowsWhere((row) => row.effect === 'read' && !row.path.includes('{'))) {
      const { status, body } = await staff.send(name, { query: GOOD[name].query });
      expect(status, name).toBe(200);
      expect(schemas[name].answer.safeParse(body).error, name).toBeUndefined();
    }
    const { inicio, logos_convenios } = await portal.visitor.call('getInicio', {});
    expect(inicio.objetivo).toContain('<p>');
    expect(logos_convenios.length).toBeGreaterThan(0);
    const members = await portal.visitor.call('listPublicIntegrantes', {});
    expect(new Set(members.map(({ grupo }) => grupo))).toEqual(new Set([1, 2]));
    for (const lineId of [1, 2, 3, 4]) {
      expect((await portal.visitor.call('listProyectosByLinea', { params: { lineId } })).length).toBeGreaterThan(0);
    }
    const images = members.flatMap(({ nombre_imagen }) => nombre_imagen ?? []);
    expect(images.length).toBeGreaterThan(0);
    for (const url of [...images, ...logos_convenios.map(({ logo }) => `convenios/${logo}`)]) {
      expect((await portal.app.inject({ url: `/api/uploads/${url}` })).statusCode, url).toBe(200);
    }
  });
});

describe('the pages of the sample', { timeout: PATIENCE }, () => {
  it('have a picture that visitors read and a table, and one is in English', async () => {
    await using portal = await startShared();
    const staff = await portal.staff();
    const { paginas } = await staff.call('listPaginas', {});
    expect(paginas.map(({ titulo, idioma, lugar }) => [titulo, idioma, lugar])).toEqual([
      ['Quiénes somos', 'es', 'menu'],
      ['About the group', 'en', 'menu'],
    ]);
    const [about] = paginas;
    const src = /<figure><img src="([^"]+)" alt="[^"]+" width="1280" height="720" \/><figcaption>/.exec(
      about?.texto ?? '',
    );
    expect((await portal.app.inject({ url: src?.[1] ?? '' })).statusCode).toBe(200);
    expect(about?.texto).toContain('<table><tbody><tr><th>');
    for (const pagina of paginas) expect(cleanText(pagina.texto)).toBe(pagina.texto);
  });

  it('keep their pictures when they are saved', async () => {
    await using portal = await start();
    const staff = await portal.staff();
    const [before] = (await staff.call('listPaginas', {})).paginas;
    const { pagina } = await staff.call('updatePagina', {
      params: { id: 1 },
      body: { titulo: 'Otra', texto: before?.texto },
    });
    expect(pagina.texto).toBe(before?.texto);
  });
});

describe('the bibliographic records of the sample', { timeout: PATIENCE }, () => {
  it('are valid, and complete for their types', async () => {
    await using portal = await startShared();
    const { products } = await (await portal.staff()).call('listProductos', {});
    for (const product of products) {
      expect(newProducto.safeParse(product).error, product.nombre).toBeUndefined();
      expect(product.autores.length, product.nombre).toBeGreaterThan(0);
      expect(product, product.nombre).toMatchObject({
        fecha_publicacion: expect.stringMatching(/^20\d\d/),
        idioma: expect.stringMatching(/^[a-z]{2}$/),
        pdf_bytes: 0,
      });
      for (const field of REQUIRED_BY_TIPO[product.tipo] ?? []) expect(product[field], product.nombre).not.toBe('');
    }
    const withText = products.filter(({ resumen, palabras_clave }) => resumen !== '' && palabras_clave.length > 0);
    expect(withText.length).toBeGreaterThan(products.length / 2);
  });

  it('have members as authors, and no other ORCID than its own example', async () => {
    await using portal = await startShared();
    const staff = await portal.staff();
    const { products } = await staff.call('listProductos', {});
    const isByMember = ({ autores }: (typeof products)[number]) => autores.some(({ integrante_id }) => integrante_id);
    expect(products.filter(isByMember).length).toBeGreaterThanOrEqual(5);
    const { integrantes } = await staff.call('listIntegrantes', {});
    const all = JSON.stringify([products, integrantes]).match(/\d{4}-\d{4}-\d{4}-\d{3}[\dX]/g);
    expect(new Set(all)).toEqual(new Set(['0000-0002-1825-0097']));
  });
});

describe('the first start', () => {
  it('creates the staff user once and keeps the password', async () => {
    {
      await using portal = await start(false);
      await portal.staff();
    }
    await using portal = await testApp({ dataDir, adminUsuario: 'otra', adminPassword: 'una clave que nadie pidió' });
    await portal.staff();
    expect(await countOf(portal.db, 'usuarios')).toBe(1);
  });
});
