import { Layout, type LayoutProps } from 'react-admin';
import { ConfirmPassword } from '../signIn/ConfirmPassword.tsx';
import { SignInAgain } from '../signIn/SignInAgain.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { useFreshLists } from './useFreshLists.ts';

export function AdminLayout({ children }: LayoutProps) {
  useFreshLists();
  return (
    <Layout
      appBar={TopBar}
      menu={SideMenu}
      error={ErrorPage}
      appBarAlwaysOn
      sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0, px: { xs: 1, sm: 2, md: 3 } } }}
    >
      {children}
      <ConfirmPassword />
      <SignInAgain />
    </Layout>
  );
}
