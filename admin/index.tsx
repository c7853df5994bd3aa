import { memo } from 'react';
import { HOST } from './addresses/host.ts';
import { PortalAdmin } from './shell/PortalAdmin.tsx';
import { createPortal } from './shell/portal.ts';

const portal = createPortal(HOST);

function AdminEntry() {
  return <PortalAdmin {...portal} />;
}

/** The entry point of the back office. Memoised because react-admin creates a new router on every render. */
export default memo(AdminEntry);
