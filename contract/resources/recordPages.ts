import { siteResources } from './siteResources.ts';
import { namesWith } from './withPart.ts';

type SiteResources = typeof siteResources;

const ADDRESSED = namesWith(siteResources, 'segment');
/** A resource whose records have pages that are addressed by their ids. */
type Addressed = (typeof ADDRESSED)[number];

/** A page that shows one record, addressed by its id. */
export type RecordPage = SiteResources[Addressed]['page'];

/** The resource of each page that shows one record. */
export const RESOURCE_OF_PAGE = Object.fromEntries(ADDRESSED.map((name) => [siteResources[name].page, name])) as {
  readonly [N in Addressed as SiteResources[N]['page']]: N;
};
export const RECORD_PAGES = Object.keys(RESOURCE_OF_PAGE) as readonly RecordPage[];

export const LISTED = namesWith(siteResources, 'list');
/** A resource with a page that lists its records; the page has the same name. */
export type ListPage = (typeof LISTED)[number];

/** A resource that the navigation 'Secciones' leads to. */
export const SECTIONS = namesWith(siteResources, 'section');
export type Section = (typeof SECTIONS)[number];

export const isListPage = (page: string): page is ListPage => (LISTED as readonly string[]).includes(page);
