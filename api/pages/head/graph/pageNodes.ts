import type { BreadcrumbList, CollectionPage, Thing, WebPage, WebSite } from 'schema-dts';
import { lineaAt } from '../../../../contract/addresses/siteLineas.ts';
import { isIndexedPage, listOfPage, type SitePageName, sitePages } from '../../../../contract/addresses/sitePages.ts';
import { sitePaths } from '../../../../contract/addresses/siteRoutes.ts';
import {
  isListPage,
  type ListPage,
  RESOURCE_OF_PAGE,
  type RecordPage,
} from '../../../../contract/resources/recordPages.ts';
import { resources } from '../../../../contract/resources/resources.ts';
import { listedRecords } from '../../../documents/signposting/listedRecords.ts';
import type { ListedRecord } from '../../../resources/names/names.ts';
import { answerTo, recordAnswer } from '../../../resources/parts/ownAnswers.ts';
import type { RecordPagePart } from '../../../resources/parts/publicParts.ts';
import { filled, groupRef, imageUrl } from '../../../resources/schemaOrg/nodes.ts';
import { serverResources } from '../../../resources/serverResources.ts';
import type { PageFacts } from '../pageFacts.ts';

/** Items of a list; the linkset has all of them. */
const MAX_ITEMS = 100;

const webSiteRef = (origin: string) => ({ '@id': `${origin}${sitePaths.inicio}#sitio` });

const webSite = ({ origin, settings }: PageFacts): WebSite => ({
  '@type': 'WebSite',
  ...webSiteRef(origin),
  name: settings.identidad.nombre,
  url: origin + sitePaths.inicio,
  inLanguage: 'es',
  publisher: groupRef(origin),
});

function collectionNode(facts: PageFacts, name: string): CollectionPage {
  const { route, path, origin, description } = facts;
  const { total, records } = listedRecords(route, facts.answers, MAX_ITEMS);
  return {
    '@type': 'CollectionPage',
    '@id': `${origin}${path}#pagina`,
    name,
    url: origin + path,
    description: filled(description),
    isPartOf: webSiteRef(origin),
    mainEntity: {
      '@type': 'ItemList',
      '@id': `${origin}${path}#lista`,
      name,
      numberOfItems: total,
      itemListElement: records.map((record, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: record.nombre,
        url: origin + record.path,
      })),
    },
  };
}

/** @param pages from the home to the page itself */
const breadcrumb = (pages: readonly ListedRecord[], path: string, origin: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': `${origin}${path}#ruta`,
  itemListElement: pages.map((page, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: page.nombre,
    item: origin + page.path,
  })),
});

/** A page as breadcrumbs name it. */
const pageAt = (page: SitePageName): ListedRecord => ({ nombre: sitePages[page].name, path: sitePaths[page] });
const listAt = (page: ListPage): ListedRecord => ({ nombre: resources[page].title, path: sitePaths[page] });

const trail = ({ path, origin }: PageFacts, ...pages: readonly ListedRecord[]) =>
  breadcrumb([pageAt('inicio'), ...pages], path, origin);

function recordNodes(facts: PageFacts, page: RecordPage): Thing[] {
  const recurso = RESOURCE_OF_PAGE[page];
  const answer = recordAnswer(facts.answers, page);
  if (answer === undefined) return [];
  const parts: RecordPagePart = serverResources[recurso];
  const node = parts.jsonLd(answer, facts.origin, facts.today);
  const nombre = 'name' in node && typeof node.name === 'string' ? node.name : facts.title;
  return [node, trail(facts, listAt(recurso), { nombre, path: facts.path })];
}

function collectionNodes(facts: PageFacts, page: ListedRecord): Thing[] {
  return [collectionNode(facts, page.nombre), trail(facts, page)];
}

function webPageNodes(facts: PageFacts, page: ListedRecord): Thing[] {
  const { path, origin } = facts;
  const isPartOf = webSiteRef(origin);
  return [
    { '@type': 'WebPage', '@id': `${origin}${path}#pagina`, name: page.nombre, url: origin + path, isPartOf },
    trail(facts, page),
  ];
}

function paginaNodes(facts: PageFacts): Thing[] {
  const { answers, path, origin } = facts;
  const pagina = answerTo(answers, 'getPublicPagina')?.pagina;
  if (pagina === undefined) return [];
  const { titulo, resumen, imagen, idioma } = pagina;
  const node: WebPage = {
    '@type': 'WebPage',
    '@id': `${origin}${path}#pagina`,
    name: filled(titulo),
    description: filled(resumen),
    url: origin + path,
    image: imageUrl('paginas', imagen, origin),
    inLanguage: idioma,
    isPartOf: webSiteRef(origin),
    publisher: groupRef(origin),
  };
  return [node, trail(facts, { nombre: titulo, path })];
}

export function pageNodes(facts: PageFacts): Thing[] {
  const { route, path, settings } = facts;
  if ('id' in route) return recordNodes(facts, route.page);
  if (route.page === 'linea')
    return collectionNodes(facts, { nombre: lineaAt(settings.lineas, route.slug)?.nombre ?? '', path });
  if (route.page === 'pagina') return paginaNodes(facts);
  if (isListPage(route.page)) return collectionNodes(facts, listAt(route.page));
  if (route.page === 'inicio') return [webSite(facts)];
  if (!isIndexedPage(route.page)) return [];
  const nodesOf = listOfPage(route.page) === null ? webPageNodes : collectionNodes;
  return nodesOf(facts, pageAt(route.page));
}
