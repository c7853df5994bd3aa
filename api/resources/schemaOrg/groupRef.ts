import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';

export const groupRef = (origin: string) => ({ '@id': `${origin}${sitePaths.inicio}#grupo` });
