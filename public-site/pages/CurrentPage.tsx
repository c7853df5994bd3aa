import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { PublicRoute } from '../../contract/siteRoutes.ts';
import { ChunkLoader } from '../components/ChunkLoader/ChunkLoader.tsx';
import { PageBoundary } from '../components/PageBoundary/PageBoundary.tsx';
import { HomePage } from './HomePage/HomePage.tsx';
import type { LazyPage } from './LazyPage.ts';
import { lazyPages } from './lazyPages.ts';

/** Renders a loaded page without suspending: React delays the content of a suspended component by 300 ms. */
function pageOf<P extends object>(page: LazyPage<P>): ComponentType<P> {
  const Suspended: ComponentType<P> = lazy(page.load);
  return function Page(props: P) {
    const [Loaded] = useState(() => page.module?.default ?? null);
    return Loaded === null ? <Suspended {...props} /> : <Loaded {...props} />;
  };
}

const EventoPage = pageOf(lazyPages.evento);
const EventosPage = pageOf(lazyPages.eventos);
const IntegrantePage = pageOf(lazyPages.integrante);
const IntegrantesPage = pageOf(lazyPages.integrantes);
const LineaPage = pageOf(lazyPages.linea);
const MapaDelSitioPage = pageOf(lazyPages.mapaDelSitio);
const NotFoundPage = pageOf(lazyPages.notFound);
const ProductoPage = pageOf(lazyPages.producto);
const ProductosPage = pageOf(lazyPages.productos);
const ProyectoPage = pageOf(lazyPages.proyecto);
const ProyectosPage = pageOf(lazyPages.proyectos);

function elementOf(route: PublicRoute) {
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
    case 'eventos':
      return <EventosPage />;
    case 'evento':
      return <EventoPage id={route.id} />;
    case 'linea':
      return <LineaPage slug={route.slug} />;
    case 'mapaDelSitio':
      return <MapaDelSitioPage />;
    default:
      return <NotFoundPage />;
  }
}

export function CurrentPage({ route }: { route: PublicRoute }) {
  return (
    <PageBoundary key={JSON.stringify(route)}>
      <Suspense fallback={<ChunkLoader />}>{elementOf(route)}</Suspense>
    </PageBoundary>
  );
}
