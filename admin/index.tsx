import { memo } from 'react';
import { createAuthProvider } from '../dataProvider/authProvider.ts';
import { createDataProvider } from '../dataProvider/index.ts';
import { PortalAdmin } from './PortalAdmin.tsx';

const host: string = import.meta.env.VITE_API_HOST ?? '';
const dataProvider = createDataProvider({ host });
const authProvider = createAuthProvider({ host });

function AdminDoor() {
  return <PortalAdmin dataProvider={dataProvider} authProvider={authProvider} />;
}

/** The only door into the back office. Memoised: react-admin would make a new router each time the site renders. */
export default memo(AdminDoor);
