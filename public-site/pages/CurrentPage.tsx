import { Suspense } from 'react';
import type { PublicRoute } from '../../contract/siteRoutes.ts';
import { lazyComponent } from '../components/lazyComponent.tsx';
import { PageBoundary } from '../components/PageBoundary/PageBoundary.tsx';
import { HomePage } from './HomePage/HomePage.tsx';
import { lazyPages } from './lazyPages.ts';

const BuscarPage = lazyComponent(lazyPages.buscar);
const EventoPage = lazyComponent(lazyPages.evento);
const EventosPage = lazyComponent(lazyPages.eventos);
const IntegrantePage = lazyComponent(lazyPages.integrante);
const IntegrantesPage = lazyComponent(lazyPages.integrantes);
const LineaPage = lazyComponent(lazyPages.linea);
const MapaDelSitioPage = lazyComponent(lazyPages.mapaDelSitio);
const NotFoundPage = lazyComponent(lazyPages.notFound);
const ProductoPage = lazyComponent(lazyPages.producto);
const ProductosPage = lazyComponent(lazyPages.productos);
const ProyectoPage = lazyComponent(lazyPages.proyecto);
const ProyectosPage = lazyComponent(lazyPages.proyectos);

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
    case 'buscar':
      return <BuscarPage />;
    case 'mapaDelSitio':
      return <MapaDelSitioPage />;
    default:
      return <NotFoundPage />;
  }
}

/** Nothing suspends: the boundary lets React hydrate the page apart from the layout. */
export function CurrentPage({ route }: { route: PublicRoute }) {
  return (
    <PageBoundary key={JSON.stringify(route)}>
      <Suspense fallback={null}>{elementOf(route)}</Suspense>
    </PageBoundary>
  );
}
