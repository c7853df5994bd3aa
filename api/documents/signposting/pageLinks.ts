import { documentPaths } from '../../../contract/addresses/documentPaths.ts';
import { lineaAt, lineaPath } from '../../../contract/addresses/siteLineas.ts';
import { isSitePage, sitePages } from '../../../contract/addresses/sitePages.ts';
import { type PublicRoute, sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { PageAnswers } from '../../../contract/calls/renderedPage.ts';
import type { SiteLinea, SiteSettings } from '../../../contract/identidad/siteSettings.ts';
import { RESOURCE_OF_PAGE, type RecordPage } from '../../../contract/resources/recordPages.ts';
import { recordAt } from '../../resources/names/names.ts';
import { answerTo, recordAnswer } from '../../resources/parts/ownAnswers.ts';
import type { RecordPagePart, RecordSignposts } from '../../resources/parts/publicParts.ts';
import { serverResources } from '../../resources/serverResources.ts';
import { listedRecords } from './listedRecords.ts';

/** The relations of FAIR Signposting. */
type Relation = 'cite-as' | 'type' | 'describedby' | 'linkset' | 'collection' | 'author' | 'license' | 'item';

export interface TypedLink {
  rel: Relation;
  href: string;
  type?: string;
}

export interface PageLinks {
  /** canonical path of the page */
  path: string;
  links: readonly TypedLink[];
}

/** The links of a page: schema.org types, and targets that are paths of this site or URLs. */
interface Signposts extends Partial<Omit<RecordSignposts, 'type'>> {
  path: string;
  types: readonly string[];
}

export const LINKSET_TYPE = 'application/linkset+json';

const RECORD_PAGE = 'AboutPage';

function recordSignposts(page: RecordPage, answers: PageAnswers, lineas: readonly SiteLinea[]): Signposts | null {
  const answer = recordAnswer(answers, page);
  if (answer === undefined) return null;
  const recurso = RESOURCE_OF_PAGE[page];
  const parts: RecordPagePart = serverResources[recurso];
  const { type, collection = [], ...found } = parts.signposts(answer, lineas);
  const { path } = recordAt(page, parts.recordOf(answer));
  return { ...found, path, types: [RECORD_PAGE, type], collection: [sitePaths[recurso], ...collection] };
}

function listSignposts(
  route: PublicRoute,
  path: string,
  answers: PageAnswers,
  maxListed: number | undefined,
): Signposts {
  const { records } = listedRecords(route, answers, maxListed);
  return { path, types: ['CollectionPage'], item: records.map((record) => record.path) };
}

function signpostsOf(
  route: PublicRoute,
  answers: PageAnswers,
  lineas: readonly SiteLinea[],
  maxListed?: number,
): Signposts | null {
  if ('id' in route) return recordSignposts(route.page, answers, lineas);
  if (route.page === 'linea') {
    const linea = lineaAt(lineas, route.slug);
    return linea === null ? null : listSignposts(route, lineaPath(linea), answers, maxListed);
  }
  if (route.page === 'pagina') {
    const pagina = answerTo(answers, 'getPublicPagina')?.pagina;
    return pagina === undefined ? null : { path: sitePaths.pagina(route.slug), types: ['WebPage'] };
  }
  if (route.page === 'notFound') return null;
  const path = sitePaths[route.page];
  if (route.page === 'inicio') return { path, types: ['WebSite'] };
  const hasList = !isSitePage(route.page) || sitePages[route.page].lists.length > 0;
  return hasList ? listSignposts(route, path, answers, maxListed) : { path, types: ['WebPage'] };
}

const linksetPath = (route: PublicRoute, path: string): string =>
  documentPaths.linkset('id' in route && route.id !== null ? sitePaths[route.page](route.id) : path);

/** The links of a page, those that matter most first; null without a record. @param answers to the page's calls */
export function pageLinks(
  route: PublicRoute,
  { answers, origin, settings }: { answers: PageAnswers; origin: string; settings: Pick<SiteSettings, 'lineas'> },
  maxListed?: number,
): PageLinks | null {
  const signposts = signpostsOf(route, answers, settings.lineas, maxListed);
  if (signposts === null) return null;
  const { path, types, collection = [], author = [], citeAs = path, license } = signposts;
  const { describedBy = [], files = [], item = [] } = signposts;
  const to = (rel: Relation) => (target: string) => ({
    rel,
    href: target.startsWith('/') ? origin + target : target,
  });
  const linkset = linksetPath(route, path);
  return {
    path,
    links: [
      to('cite-as')(citeAs),
      ...types.map((type) => ({ rel: 'type' as const, href: `https://schema.org/${type}` })),
      { ...to('describedby')(linkset), type: LINKSET_TYPE },
      ...describedBy.map(({ href, type }) => ({ ...to('describedby')(href), type })),
      { ...to('linkset')(linkset), type: LINKSET_TYPE },
      ...collection.map(to('collection')),
      ...author.map(to('author')),
      ...(license === undefined ? [] : [to('license')(license)]),
      ...files.map(({ href, type }) => ({ ...to('item')(href), type })),
      ...item.map(to('item')),
    ],
  };
}
