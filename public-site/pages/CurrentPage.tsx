import { lazy, Suspense } from 'react';
import { publico } from '../../i18n/publico.ts';
import { Loader } from '../components/Loader/Loader.tsx';
import { PageBoundary } from '../components/PageBoundary/PageBoundary.tsx';
import type { PublicRoute } from '../router/routes.ts';
import { HomePage } from './HomePage/HomePage.tsx';

const IntegrantePage = lazy(() => import('./IntegrantePage/IntegrantePage.tsx'));
const IntegrantesPage = lazy(() => import('./IntegrantesPage/IntegrantesPage.tsx'));
const LineaPage = lazy(() => import('./LineaPage/LineaPage.tsx'));
const NotFoundPage = lazy(() => import('./NotFoundPage/NotFoundPage.tsx'));
const ProductoPage = lazy(() => import('./ProductoPage/ProductoPage.tsx'));
const ProductosPage = lazy(() => import('./ProductosPage/ProductosPage.tsx'));
const ProyectoPage = lazy(() => import('./ProyectoPage/ProyectoPage.tsx'));
const ProyectosPage = lazy(() => import('./ProyectosPage/ProyectosPage.tsx'));

function pageOf(route: PublicRoute) {
  switch (route.page) {
    case 'inicio':
      return <HomePage />;
    case 'proyectos':
      return <ProyectosPage />;
    case 'proyecto':
      return <ProyectoPage id={route.id} />;
    case 'integrantes':
      return <IntegrantesPage />;
    case 'integrante':
      return <IntegrantePage id={route.id} />;
    case 'productos':
      return <ProductosPage />;
    case 'producto':
      return <ProductoPage id={route.id} />;
    case 'linea':
      return <LineaPage slug={route.slug} />;
    default:
      return <NotFoundPage />;
  }
}

/** The page of a route; every page but the home is downloaded when it is first visited. */
export function CurrentPage({ route }: { route: PublicRoute }) {
  return (
    <PageBoundary key={JSON.stringify(route)}>
      <Suspense fallback={<Loader text={publico.carga.cargando} />}>{pageOf(route)}</Suspense>
    </PageBoundary>
  );
}
