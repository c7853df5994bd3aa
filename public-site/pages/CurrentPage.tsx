import { type ComponentType, lazy, Suspense, useState } from 'react';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { Loader } from '../components/Loader/Loader.tsx';
import { PageBoundary } from '../components/PageBoundary/PageBoundary.tsx';
import type { PublicRoute } from '../router/routes.ts';
import { HomePage } from './HomePage/HomePage.tsx';
import type { PageCode } from './PageCode.ts';
import { pageCodes } from './pages.ts';

/** A page as a component. If its code is loaded it renders at once: React delays the content of a suspended one by 300 ms. */
function pageOf<P extends object>(code: PageCode<P>): ComponentType<P> {
  const Later: ComponentType<P> = lazy(code.load);
  return function Page(props: P) {
    const [Now] = useState(() => code.module?.default ?? null);
    return Now === null ? <Later {...props} /> : <Now {...props} />;
  };
}

const IntegrantePage = pageOf(pageCodes.integrante);
const IntegrantesPage = pageOf(pageCodes.integrantes);
const LineaPage = pageOf(pageCodes.linea);
const NotFoundPage = pageOf(pageCodes.notFound);
const ProductoPage = pageOf(pageCodes.producto);
const ProductosPage = pageOf(pageCodes.productos);
const ProyectoPage = pageOf(pageCodes.proyecto);
const ProyectosPage = pageOf(pageCodes.proyectos);

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
    case 'linea':
      return <LineaPage slug={route.slug} />;
    default:
      return <NotFoundPage />;
  }
}

export function CurrentPage({ route }: { route: PublicRoute }) {
  return (
    <PageBoundary key={JSON.stringify(route)}>
      <Suspense fallback={<Loader text={siteTexts.loading.loading} />}>{elementOf(route)}</Suspense>
    </PageBoundary>
  );
}
