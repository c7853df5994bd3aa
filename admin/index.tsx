import { memo } from 'react';
import { createAuthProvider } from '../dataProvider/authProvider.ts';
import { createDataProvider } from '../dataProvider/index.ts';
import { HOST } from './host.ts';
import { PortalAdmin } from './PortalAdmin.tsx';

const dataProvider = createDataProvider({ host: HOST });
const authProvider = createAuthProvider({ host: HOST });

function AdminDoor() {
  return <PortalAdmin dataProvider={dataProvider} authProvider={authProvider} />;
}

/** The only door into the back office. Memoised: react-admin would make a new router each time the site renders. */
export default memo(AdminDoor);
