import { lazy, Suspense } from 'react';
import { siteTexts } from '../i18n/siteTexts.ts';
import { Loader } from './components/Loader/Loader.tsx';
import { PageBoundary } from './components/PageBoundary/PageBoundary.tsx';
import { loadAdmin } from './loadAdmin.ts';

const Admin = lazy(loadAdmin);

/** The back office, without the public layout. */
export function AdminRoute() {
  return (
    <PageBoundary>
      <Suspense fallback={<Loader text={siteTexts.loading.loading} />}>
        <Admin />
      </Suspense>
    </PageBoundary>
  );
}
