import { type Theme, useMediaQuery } from '@mui/material';
import { Layout, type LayoutProps, Sidebar, type SidebarProps } from 'react-admin';
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
      sidebar={MenuDrawer}
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

/**
 * The menu beside the page and the drawer over it are two elements. As one, it would be open for a moment when the window gets narrow,
 * and its dialog would stay over the page unseen.
 */
function MenuDrawer(props: SidebarProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return <Sidebar key={String(isNarrow)} {...props} />;
}
