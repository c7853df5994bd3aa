import { afterAll, beforeAll } from 'vitest';
import { encodeId } from '../../contract/values/encodedIds.ts';
import { newProyecto } from './builders/inputs.ts';
import { SITE, siteWith } from './siteBuild.ts';
import { testApp } from './testApp.ts';

const PAGE_CHUNKS = Object.fromEntries(
  ['Proyectos', 'Proyecto', 'Producto', 'Integrante', 'NotFound', 'Linea', 'Pagina', 'Buscar'].map((name) => [
    `public-site/pages/${name}Page/${name}Page.tsx`,
    { file: `assets/${name}-1.js`, css: [`assets/${name}-1.css`] },
  ]),
);

/** A server part that shows the path, the query and the names in the answers. */
const SERVER = `
const calls = {
  proyectos_investigacion: [{ key: 'listPublicProyectos {}', name: 'listPublicProyectos', params: {} }],
  lineas: [],
};
export const siteRenderer = {
  callsOf(path, query) {
    if (path.toLowerCase() === '/buscar') return query === '' ? [] : [{ key: 'search {}', name: 'search', params: {} }];
    const [, segment, id] = decodeURIComponent(path).split('/');
    const name = segment.toLowerCase();
    if (name !== 'proyecto_investigacion' || id === '-') return calls[name] ?? [];
    return [{ key: 'getProyecto {}', name: 'getProyecto', params: { id: Number(atob(id)) } }];
  },
  async render({ path, query, origin, answers, gone }) {
    const { 'listPublicProyectos {}': lista, 'getProyecto {}': uno, 'search {}': hallados } = answers;
    const found = hallados?.grupos.flatMap(({ resultados }) => resultados.map(({ nombre }) => nombre));
    const names = found ?? lista?.projects.map(({ nombre }) => nombre) ?? [gone ? 'retirado' : uno?.project.nombre];
    return { html: '<h1>' + path + '|' + query + '|' + names + '</h1>', embedded: { origin }, title: 'T', heading: gone ? 'Retirado' : 'H', description: 'D "x"', isPastEnd: /pagina=9/.test(query) };
  },
};`;

/** A built site whose server part is SERVER. */
export const FILES = {
  ...SITE,
  ...Object.fromEntries(Object.values(PAGE_CHUNKS).map(({ css }) => [css[0] ?? '', '.b{}'])),
  '.vite/manifest.json': JSON.stringify({ ...JSON.parse(SITE['.vite/manifest.json'] ?? ''), ...PAGE_CHUNKS }),
  'server/package.json': '{"type":"module"}',
  'server/server.js': SERVER,
};

export const NOMBRE = 'Puntos ciegos: la verdad';
export const PATH = `/proyecto_investigacion/${encodeId(1)}/puntos-ciegos-la-verdad`;

/** Portals of the tests of a file, which share a built site. */
export function pagesPortal() {
  let site: Awaited<ReturnType<typeof siteWith>>;
  beforeAll(async () => {
    site = await siteWith(FILES);
  });
  afterAll(() => site[Symbol.asyncDispose]());

  /** A portal with one project, or with more. */
  return async function withProyecto({
    publicUrl = null,
    more = 0,
  }: {
    publicUrl?: string | null;
    more?: number;
  } = {}) {
    const portal = await testApp({ siteDir: site.folder, publicUrl });
    const staff = await portal.staff();
    await newProyecto(staff, { nombre: NOMBRE });
    for (let n = 0; n < more; n += 1) await newProyecto(staff, { nombre: `Otro ${n}` });
    const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });
    return { ...portal, staff, get };
  };
}
