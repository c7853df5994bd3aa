import { lazy, Suspense } from 'react';
import { publico } from '../i18n/publico.ts';
import { Loader } from './components/Loader/Loader.tsx';
import { PageBoundary } from './components/PageBoundary/PageBoundary.tsx';

// The only way from the site to the back office, so that a visitor never downloads a byte of it (design §1).
const Admin = lazy(() => import('../admin/index.tsx'));

/** The back office, in the place of the public layout. */
export function AdminDoor() {
  return (
    <PageBoundary>
      <Suspense fallback={<Loader text={publico.carga.cargando} />}>
        <Admin />
      </Suspense>
    </PageBoundary>
  );
}
