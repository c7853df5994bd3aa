import { ANSWERS_SERVER } from './answersServer.ts';
import { SITE, siteWith } from './siteBuild.ts';
import { type Caller, testApp } from './testApp.ts';

const PAGES = [
  'Proyecto',
  'Integrante',
  'Producto',
  'Evento',
  'Linea',
  'Noticia',
  'Pagina',
  'NotFound',
  'Proyectos',
  'Integrantes',
  'Productos',
  'Eventos',
  'Noticias',
  'MapaDelSitio',
  'Accesibilidad',
  'Buscar',
];

/** A site with the pages of drafts and of lists, whose server shows the answers that a page is rendered from. */
export async function previewSite() {
  const site = await siteWith({
    ...SITE,
    '.vite/manifest.json': JSON.stringify({
      ...JSON.parse(SITE['.vite/manifest.json'] ?? ''),
      ...Object.fromEntries(
        PAGES.map((name) => [`public-site/pages/${name}Page/${name}Page.tsx`, { file: `assets/${name}-1.js` }]),
      ),
    }),
    'server/package.json': '{"type":"module"}',
    'server/server.js': ANSWERS_SERVER,
  });
  return { site, withSite: () => testApp({ siteDir: site.folder }) };
}

/** @param id of a draft @returns the path of a new link */
export async function linkTo(staff: Caller, id: number): Promise<string> {
  return (await staff.call('createPreview', { body: { id } })).ruta;
}
