import { lazy, Suspense } from 'react';
import { publico } from '../i18n/publico.ts';
import { Loader } from './components/Loader/Loader.tsx';
import { PageBoundary } from './components/PageBoundary/PageBoundary.tsx';
import { loadAdmin } from './loadAdmin.ts';

const Admin = lazy(loadAdmin);

/** The back office, without the public layout. */
export function AdminDoor() {
  return (
    <PageBoundary>
      <Suspense fallback={<Loader text={publico.carga.cargando} />}>
        <Admin />
      </Suspense>
    </PageBoundary>
  );
}
