import { lazy, Suspense } from 'react';
import { publico } from '../i18n/publico.ts';

// The only way from the site to the back office, so that a visitor never downloads a byte of it (design §1).
const Admin = lazy(() => import('../admin/index.tsx'));

/** The back office, in the place of the public layout. */
export function AdminDoor() {
  return (
    <Suspense fallback={<p role="status">{publico.carga.cargando}</p>}>
      <Admin />
    </Suspense>
  );
}
