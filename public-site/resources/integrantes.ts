import { lazyCarousel } from '../components/IntegrantesCarousel/lazyCarousel.ts';
import { LazyPart } from '../components/LazyPart.ts';

export const integrantes = {
  integrantes: new LazyPart(async () => {
    const [page] = await Promise.all([import('../pages/IntegrantesPage/IntegrantesPage.tsx'), lazyCarousel.load()]);
    return page;
  }),
  integrante: new LazyPart(() => import('../pages/IntegrantePage/IntegrantePage.tsx')),
};
