import { type ComponentType, Suspense } from 'react';
import type { PublicRoute } from '../../contract/addresses/siteRoutes.ts';
import { lazyComponent } from '../components/lazyComponent.tsx';
import { PageBoundary } from '../components/PageBoundary/PageBoundary.tsx';
import { lazyPages } from '../resources/lazyPages.ts';
import { HomePage } from './HomePage/HomePage.tsx';

type LazyPage = keyof typeof lazyPages;

const components = Object.fromEntries(
  Object.entries(lazyPages).map(([page, part]) => [page, lazyComponent<never>(part)]),
) as Readonly<Record<LazyPage, ComponentType<PublicRoute>>>;

/** The parts of the route are the page's props. */
function Page(route: PublicRoute) {
  if (route.page === 'inicio') return <HomePage />;
  const Lazy = components[route.page];
  return <Lazy {...route} />;
}

/** Nothing suspends: the boundary lets React hydrate the page apart from the layout. */
export function CurrentPage({ route }: { route: PublicRoute }) {
  return (
    <PageBoundary key={JSON.stringify(route)}>
      <Suspense fallback={null}>
        <Page {...route} />
      </Suspense>
    </PageBoundary>
  );
}
