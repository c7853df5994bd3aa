import type { WebSite } from 'schema-dts';
import { sitePaths } from '../../../../contract/addresses/siteRoutes.ts';
import { groupRef } from '../../../resources/schemaOrg/nodes.ts';
import type { PageFacts } from '../pageFacts.ts';

export const webSiteRef = (origin: string) => ({ '@id': `${origin}${sitePaths.inicio}#sitio` });

export const webSite = ({ origin, settings }: PageFacts): WebSite => ({
  '@type': 'WebSite',
  ...webSiteRef(origin),
  name: settings.identidad.nombre,
  url: origin + sitePaths.inicio,
  inLanguage: 'es',
  publisher: groupRef(origin),
});
