import type { Thing } from 'schema-dts';
import { lineaAt } from '../../../../contract/siteLineas.ts';
import { sitePaths } from '../../../../contract/siteRoutes.ts';
import type { ListedRecord } from '../../../documents/signposting/recordPaths.ts';
import { ownAnswer } from '../answerTo.ts';
import type { PageFacts } from '../pageFacts.ts';
import { breadcrumb } from './breadcrumb.ts';
import { collectionNode } from './collection.ts';
import { eventoNode } from './evento.ts';
import { integranteNode } from './integrante.ts';
import { productoNode } from './producto.ts';
import { proyectoNode } from './proyecto.ts';
import { webSite, webSiteRef } from './webSite.ts';

/** Names of the pages that are not records, as breadcrumbs show them. */
const PAGE_NAMES = {
  inicio: 'Inicio',
  proyectos: 'Proyectos de investigación',
  integrantes: 'Integrantes del grupo de investigación',
  productos: 'Productos de investigación',
  eventos: 'Eventos',
  mapaDelSitio: 'Mapa del sitio',
} as const;

const RECORDS = {
  proyecto: { list: 'proyectos', node: proyectoNode },
  integrante: { list: 'integrantes', node: integranteNode },
  producto: { list: 'productos', node: productoNode },
  evento: { list: 'eventos', node: eventoNode },
} as const;

const pageAt = (page: keyof typeof PAGE_NAMES): ListedRecord => ({ nombre: PAGE_NAMES[page], path: sitePaths[page] });

const trail = ({ path, origin }: PageFacts, ...pages: readonly ListedRecord[]) =>
  breadcrumb([pageAt('inicio'), ...pages], path, origin);

function recordNodes(facts: PageFacts, page: keyof typeof RECORDS): Thing[] {
  const { list, node: nodeOf } = RECORDS[page];
  const node = nodeOf(ownAnswer(facts), facts.origin);
  if (node === null) return [];
  const nombre = typeof node.name === 'string' ? node.name : facts.title;
  return [node, trail(facts, pageAt(list), { nombre, path: facts.path })];
}

function collectionNodes(facts: PageFacts, page: ListedRecord): Thing[] {
  return [collectionNode(facts, page.nombre), trail(facts, page)];
}

export function pageNodes(facts: PageFacts): Thing[] {
  const { route, path, origin } = facts;
  switch (route.page) {
    case 'inicio':
      return [webSite(facts)];
    case 'buscar':
    case 'notFound':
      return [];
    case 'mapaDelSitio': {
      const page = pageAt('mapaDelSitio');
      const isPartOf = webSiteRef(origin);
      return [
        { '@type': 'WebPage', '@id': `${origin}${path}#pagina`, name: page.nombre, url: origin + path, isPartOf },
        trail(facts, page),
      ];
    }
    case 'linea':
      return collectionNodes(facts, { nombre: lineaAt(facts.settings.lineas, route.slug)?.nombre ?? '', path });
    case 'proyectos':
    case 'integrantes':
    case 'productos':
    case 'eventos':
      return collectionNodes(facts, pageAt(route.page));
    default:
      return recordNodes(facts, route.page);
  }
}
