import { LazyPart } from '../components/LazyPart.ts';
import { lazyComponent } from '../components/lazyComponent.tsx';
import { PageBoundary } from '../components/PageBoundary/PageBoundary.tsx';
import { loadAdmin } from '../prefetch/loadAdmin.ts';

const Admin = lazyComponent(new LazyPart(loadAdmin));

export function AdminRoute() {
  return (
    <PageBoundary>
      <Admin />
    </PageBoundary>
  );
}
