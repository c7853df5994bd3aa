import { sitePaths } from '../../../contract/siteRoutes.ts';

export const groupRef = (origin: string) => ({ '@id': `${origin}${sitePaths.inicio}#grupo` });
