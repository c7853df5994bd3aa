import { lazy, Suspense } from 'react';
import { ChunkLoader } from './components/ChunkLoader/ChunkLoader.tsx';
import { PageBoundary } from './components/PageBoundary/PageBoundary.tsx';
import { loadAdmin } from './loadAdmin.ts';

const Admin = lazy(loadAdmin);

export function AdminRoute() {
  return (
    <PageBoundary>
      <Suspense fallback={<ChunkLoader />}>
        <Admin />
      </Suspense>
    </PageBoundary>
  );
}
