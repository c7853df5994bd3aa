import { memo } from 'react';
import { createAuthProvider } from '../dataProvider/authProvider.ts';
import { createDataProvider } from '../dataProvider/index.ts';
import { HOST } from './host.ts';
import { PortalAdmin } from './PortalAdmin.tsx';
import { createQueryClient } from './queryClient.ts';

const dataProvider = createDataProvider({ host: HOST });
const queryClient = createQueryClient();
const authProvider = createAuthProvider({ host: HOST });

function AdminDoor() {
  return <PortalAdmin dataProvider={dataProvider} authProvider={authProvider} queryClient={queryClient} />;
}

/** The only door into the back office. Memoised: react-admin would make a new router each time the site renders. */
export default memo(AdminDoor);
