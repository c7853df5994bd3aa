import { validateHeaderValue } from 'node:http';
import { Parser } from 'htmlparser2';
import type ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentAddress } from '../../api/documents/documentRow.ts';
import { documents } from '../../api/documents/documents.ts';
import { headOf, pageTags } from '../../api/pages/head/pageTags.ts';
import { signposting } from '../../api/pages/head/signposting.ts';
import { DEFAULT_LINEAS } from '../../api/resources/site/defaults.ts';
import { parseCitations } from '../../citation/parse.ts';
import { documentPaths } from '../../contract/addresses/documentPaths.ts';
import { slugOfLinea } from '../../contract/addresses/siteLineas.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { addHostileRows } from '../support/builders/hostileRows.ts';
import { CLEAN_KEYWORD, CLEAN_TEXT, HOSTILE_TEXT } from '../support/builders/hostileTexts.ts';
import { GOOD, rowsWhere } from '../support/calls.ts';
import { parseDocument } from '../support/documentParsers.ts';
import { answered, factsOf } from '../support/pageFacts.ts';
import { type TestApp, testApp } from '../support/testApp.ts';
import { childrenOf, textsIn, type XmlElement } from '../support/xml.ts';

const ORIGIN = 'https://investigacion.example.org';
const [LINEA] = DEFAULT_LINEAS;
const SLUG = LINEA === undefined ? '' : slugOfLinea(LINEA);
/** The address of the page of `addOneOfEach`. */
const PAGINA = 'quienes-somos';
/** The sitemap has no parts below 50,000 addresses. */
const PART = '/sitemap-{part}.xml';

const FORBIDDEN = /[^\P{Cc}\t\r\n]|[\ufffe\uffff]/u;
const CALENDAR_PROPERTIES = [
  'version',
  'prodid',
  'method',
  'name',
  'x-wr-calname',
  'refresh-interval',
  'x-published-ttl',
];

let portal: TestApp;
beforeAll(async () => {
  portal = await testApp({ publicUrl: ORIGIN });
  await addHostileRows(portal.db, await portal.staff());
  // security.txt is answered only with an address.
  await portal.db.updateTable('inicio').set({ correo_contacto: 'contacto@ejemplo.org' }).execute();
});
afterAll(() => portal[Symbol.asyncDispose]());

async function read(path: string): Promise<{ text: string; parsed: unknown }> {
  const { statusCode, headers, body } = await portal.app.inject(path);
  expect(statusCode, path).toBe(200);
  return { text: body, parsed: parseDocument(String(headers['content-type']), body) };
}

const oneLine = (text: string | undefined) => text?.replaceAll(/\s+/g, ' ').trim();

describe('with hostile records, parsers of its format accept', () => {
  it.each(Object.keys(documents).filter((document) => document !== PART))('%s', async (document) => {
    await read(documentAddress(document, 1, document.includes('{pagina}') ? PAGINA : SLUG));
  });

  it.each(['/api/docs.json', '/health'])('%s', async (path) => {
    await read(path);
  });

  it.each(rowsWhere(({ access, method }) => access === 'public' && method === 'GET'))(
    'the answer of %s',
    async (name) => {
      const { status, headers, body } = await portal.visitor.send(name, GOOD[name]);
      expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
      expect(body).toBeTypeOf('object');
    },
  );
});

describe('hostile records', () => {
  it('keep their texts in Atom, without control characters', async () => {
    const feed = (await read(documentPaths.feed('productos', 'atom'))).parsed as XmlElement;
    expect(textsIn(feed, 'title').map(oneLine)).toEqual([`Productos de investigación - ${CLEAN_TEXT}`]);
    expect(
      childrenOf(feed, 'author')
        .flatMap((author) => textsIn(author, 'name'))
        .map(oneLine),
    ).toEqual([CLEAN_TEXT]);
    const [entry] = childrenOf(feed, 'entry') as [XmlElement];
    const [term] = childrenOf(entry, 'category').map(({ attributes }) => attributes.term);
    expect(term).toBe(CLEAN_KEYWORD);
    const names = childrenOf(entry, 'author').flatMap((author) => textsIn(author, 'name'));
    expect(names.map(oneLine)).toEqual([`${CLEAN_KEYWORD} ${CLEAN_TEXT}`, CLEAN_TEXT]);
  });

  it('keep their texts in JSON Feed', async () => {
    const feed = (await read(documentPaths.feed('productos', 'json'))).parsed as {
      title: string;
      authors: { name: string }[];
      items: { title: string; tags: string[] }[];
    };
    const [item] = feed.items;
    const texts = [feed.title, feed.authors[0]?.name, item?.title, item?.tags[0]];
    expect(texts).toEqual([`Productos de investigación - ${CLEAN_TEXT}`, CLEAN_TEXT, CLEAN_TEXT, CLEAN_KEYWORD]);
  });

  it.each([documentPaths.calendar, documentPaths.eventoCalendar(1)])(
    'are one event and no property in %s',
    async (path) => {
      const calendar = (await read(path)).parsed as ICAL.Component;
      expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vevent']);
      const names = calendar.getAllProperties().map(({ name }) => name);
      expect(names).toEqual(CALENDAR_PROPERTIES);
      expect(calendar.getFirstPropertyValue('prodid')).toBe(`-//${CLEAN_TEXT}//Portal//ES`);
      expect(oneLine(String(calendar.getFirstPropertyValue('name')))).toContain(CLEAN_TEXT);
      const event = calendar.getFirstSubcomponent('vevent');
      expect(oneLine(String(event?.getFirstPropertyValue('summary')))).toBe(CLEAN_TEXT);
    },
  );

  it.each(['bib', 'ris', 'json'] as const)('are one reference with its authors in cita.%s', async (format) => {
    const { text } = await read(documentPaths.citation(sitePaths.producto(1), format));
    const [item, ...others] = await parseCitations(text);
    expect(others).toEqual([]);
    expect(item?.author).toHaveLength(2);
    expect(item?.title).toMatch(/^A &amp; B .* 😀 END:VEVENT TY - JOUR fin$/);
    expect(text).not.toMatch(FORBIDDEN);
  });
});

interface Tag {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => tags.push({ name, attributes, text: '' }),
    ontext: (text) => {
      const tag = tags.at(-1);
      if (tag !== undefined) tag.text += text;
    },
  });
  parser.end(html);
  return tags;
}

const OF_HEAD = ['style', 'head', 'title', 'meta', 'link', 'script', 'body', 'div', '!doctype'];

describe("a page's head with hostile records", () => {
  const id = { params: { id: 1 } };

  async function headsOf() {
    const { visitor } = portal;
    const inicio = answered('getInicio', {}, await visitor.call('getInicio', {}));
    const changes = { origin: ORIGIN, title: HOSTILE_TEXT, description: HOSTILE_TEXT };
    const pagina = { params: { direccion: PAGINA } };
    const facts = (path: string, answers: object) => factsOf(path, { ...changes, answers: { ...inicio, ...answers } });
    return [
      facts('/', {}),
      facts(sitePaths.proyecto(1), answered('getProyecto', id, await visitor.call('getProyecto', id))),
      facts(sitePaths.integrante(1), answered('getIntegrante', id, await visitor.call('getIntegrante', id))),
      facts(sitePaths.producto(1), answered('getProducto', id, await visitor.call('getProducto', id))),
      facts(sitePaths.evento(1), answered('getPublicEvento', id, await visitor.call('getPublicEvento', id))),
      facts(
        sitePaths.pagina(PAGINA),
        answered('getPublicPagina', pagina, await visitor.call('getPublicPagina', pagina)),
      ),
    ];
  }

  it('has tags, JSON-LD and a Link header that parse', async () => {
    for (const facts of await headsOf()) {
      const tags = tagsOf(headOf(pageTags(facts), facts.settings));
      expect(tags.filter(({ name }) => !OF_HEAD.includes(name))).toEqual([]);
      expect(oneLine(tags.find(({ name }) => name === 'title')?.text)).toBe(CLEAN_TEXT);
      for (const { attributes } of tags) expect(attributes.content ?? '').not.toMatch(FORBIDDEN);
      const scripts = tags.filter(({ attributes }) => attributes.type === 'application/ld+json');
      expect(scripts).toHaveLength(1);
      expect(JSON.parse(scripts[0]?.text ?? '')['@graph'].length).toBeGreaterThan(0);
      expect(() => validateHeaderValue('link', signposting(facts))).not.toThrow();
    }
  });
});

describe('a stored record with control characters', () => {
  it('is answered as it is, saved without these fields, and named at its field until it is corrected', async () => {
    const staff = await portal.staff();
    const read = async () => (await staff.call('getProyecto', { params: { id: 1 } })).project;
    expect(await read()).toMatchObject({ nombre: HOSTILE_TEXT, objetivo: HOSTILE_TEXT });
    await staff.call('updateProyecto', { body: { id: 1, fecha_fin: '2026-01-01' } });
    await staff.call('updateProyectoEstado', { body: { id: 1, estado: 2 } });
    const message = 'El texto contiene caracteres no permitidos';
    const { nombre, objetivo } = await read();
    const refused = await staff.send('updateProyecto', { body: { id: 1, nombre, objetivo } });
    expect([refused.status, refused.body.errors]).toEqual([422, { nombre: message, objetivo: message }]);
    await staff.call('updateProyecto', { body: { id: 1, nombre: 'Uno\n dos', objetivo: 'Uno\n\n dos' } });
    expect(await read()).toMatchObject({ nombre: 'Uno dos', objetivo: 'Uno\n\n dos' });
  });
});
