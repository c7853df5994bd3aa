import { Alert, type Theme, useMediaQuery } from '@mui/material';
import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { type ErrorProps, Layout, type LayoutProps, Sidebar, type SidebarProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { clearWholeLists } from '../../../dataProvider/core/wholeLists.ts';
import { DeadEnd } from '../../components/NotFoundPage.tsx';
import { ConfirmPassword } from '../signIn/ConfirmPassword.tsx';
import { SignInAgain } from '../signIn/SignInAgain.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';

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

/** Replaces a page that failed to render. */
const ErrorPage = ({ error }: Pick<ErrorProps, 'error'>) => (
  <DeadEnd title="La página no se pudo mostrar">
    <Alert severity="error" variant="outlined" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {messages.general.contextError(error?.message ?? '')}
    </Alert>
  </DeadEnd>
);

/**
 * Clears the cached whole lists when another page opens or the tab gets the focus back, before their queries are sent.
 * Filters change the query string, not the path.
 */
function useFreshLists(): void {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useLayoutEffect(() => clearWholeLists(queryClient), [queryClient, pathname]);
  useEffect(
    () =>
      focusManager.subscribe((isFocused) => {
        if (isFocused) clearWholeLists(queryClient);
      }),
    [queryClient],
  );
}
