import { LazyPart } from '../components/LazyPart.ts';

export const proyectos = {
  proyectos: new LazyPart(() => import('../pages/ProyectosPage/ProyectosPage.tsx')),
  proyecto: new LazyPart(() => import('../pages/ProyectoPage/ProyectoPage.tsx')),
};
