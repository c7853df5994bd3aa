import type { CollectionPage } from 'schema-dts';
import { listedRecords } from '../../../documents/signposting/listedRecords.ts';
import { filled } from '../../../resources/schemaOrg/nodes.ts';
import type { PageFacts } from '../pageFacts.ts';
import { webSiteRef } from './webSite.ts';

/** Items of a list; the linkset has all of them. */
const MAX_ITEMS = 100;

export function collectionNode(facts: PageFacts, name: string): CollectionPage {
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
