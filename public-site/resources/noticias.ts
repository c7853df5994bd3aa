import { LazyPart } from '../components/LazyPart.ts';

export const noticias = {
  noticias: new LazyPart(() => import('../pages/NoticiasPage/NoticiasPage.tsx')),
  noticia: new LazyPart(() => import('../pages/NoticiaPage/NoticiaPage.tsx')),
};

export const noticiasBlock = new LazyPart(() => import('../components/NoticiasBlock/NoticiasBlock.tsx'));
