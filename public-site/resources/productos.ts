import { LazyPart } from '../components/LazyPart.ts';

export const productos = {
  productos: new LazyPart(() => import('../pages/ProductosPage/ProductosPage.tsx')),
  producto: new LazyPart(() => import('../pages/ProductoPage/ProductoPage.tsx')),
};
