import { memo } from 'react';
import { HOST } from './host.ts';
import { PortalAdmin } from './PortalAdmin.tsx';
import { createPortal } from './portal.ts';

const portal = createPortal(HOST);

function AdminDoor() {
  return <PortalAdmin {...portal} />;
}

/** The only door into the back office. Memoised: react-admin would make a new router each time the site renders. */
export default memo(AdminDoor);
