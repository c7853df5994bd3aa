import type { Thing } from 'schema-dts';
import { lineaAt } from '../../../../contract/addresses/siteLineas.ts';
import { sitePaths } from '../../../../contract/addresses/siteRoutes.ts';
import { type ListPage, RESOURCE_OF_PAGE, type RecordPage } from '../../../../contract/resources/recordPages.ts';
import { resources } from '../../../../contract/resources/resources.ts';
import { siteTexts } from '../../../../i18n/siteTexts.ts';
import type { ListedRecord } from '../../../resources/names/listedRecords.ts';
import { recordAnswer } from '../../../resources/parts/ownAnswers.ts';
import type { RecordPagePart } from '../../../resources/parts/publicParts.ts';
import { serverResources } from '../../../resources/serverResources.ts';
import type { PageFacts } from '../pageFacts.ts';
import { breadcrumb } from './breadcrumb.ts';
import { collectionNode } from './collection.ts';
import { webSite, webSiteRef } from './webSite.ts';

/** The pages that are not records, as breadcrumbs name them. */
const HOME: ListedRecord = { nombre: siteTexts.menu.inicio, path: sitePaths.inicio };
const FIXED = {
  mapaDelSitio: { nombre: siteTexts.siteMap.title, path: sitePaths.mapaDelSitio },
  accesibilidad: { nombre: siteTexts.footer.accessibility, path: sitePaths.accesibilidad },
} as const satisfies Record<string, ListedRecord>;
const listAt = (page: ListPage): ListedRecord => ({ nombre: resources[page].title, path: sitePaths[page] });

const trail = ({ path, origin }: PageFacts, ...pages: readonly ListedRecord[]) =>
  breadcrumb([HOME, ...pages], path, origin);

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

export function pageNodes(facts: PageFacts): Thing[] {
  const { route, path, origin } = facts;
  switch (route.page) {
    case 'inicio':
      return [webSite(facts)];
    case 'buscar':
    case 'notFound':
      return [];
    case 'mapaDelSitio':
    case 'accesibilidad': {
      const page = FIXED[route.page];
      const isPartOf = webSiteRef(origin);
      return [
        { '@type': 'WebPage', '@id': `${origin}${path}#pagina`, name: page.nombre, url: origin + path, isPartOf },
        trail(facts, page),
      ];
    }
    case 'linea':
      return collectionNodes(facts, { nombre: lineaAt(facts.settings.lineas, route.slug)?.nombre ?? '', path });
    default:
      return 'id' in route ? recordNodes(facts, route.page) : collectionNodes(facts, listAt(route.page));
  }
}
