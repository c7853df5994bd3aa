import type { WebSite } from 'schema-dts';
import { sitePaths } from '../../../../contract/siteRoutes.ts';
import { GROUP_NAME } from '../../../documents/source.ts';
import { groupRef } from './group.ts';

export const webSiteRef = (origin: string) => ({ '@id': `${origin}${sitePaths.inicio}#sitio` });

export const webSite = (origin: string): WebSite => ({
  '@type': 'WebSite',
  ...webSiteRef(origin),
  name: GROUP_NAME,
  url: origin + sitePaths.inicio,
  inLanguage: 'es',
  publisher: groupRef(origin),
});
