import KeyIcon from '@mui/icons-material/KeyOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { Box, ButtonBase, Divider, type Theme, Tooltip, Typography, useMediaQuery } from '@mui/material';
import { useEffect, useState } from 'react';
import { useGetIdentity, useLogout, useSidebarState } from 'react-admin';
import { Link } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import { usePaths } from '../../addresses/paths.ts';
import { useToast } from '../../feedback/useToast.tsx';
import type { LocalCopy } from '../../session/localCopies/localCopy.ts';
import { useStores } from '../../session/stores.ts';
import { SignOutDialog } from './SignOutDialog.tsx';

const PASSWORD = 'Cambiar contraseña';
const LOGOUT = 'Cerrar sesión';
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: 'calc(100% - 16px)',
  minHeight: { xs: 40, sm: 33 },
  mx: 1,
  px: 1.5,
  borderRadius: '8px',
  overflow: 'hidden',
  color: 'text.secondary',
};
const action = { ...row, justifyContent: 'flex-start', font: 'inherit', '&:hover': { bgcolor: 'action.hover' } };

/** The user's name, the link to change the password, and the logout. Unreadable session data shows one toast. */
export function UserSection() {
  const { identity, error } = useGetIdentity();
  const [open, setOpen] = useSidebarState();
  // As react-admin's entries: the menu would stay over the page.
  const closes = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { signOut, copies, confirm, cancel } = useSignOut();
  const toast = useToast();
  const paths = usePaths();

  useEffect(() => {
    if (error) toast('error', messages.sesion.unreadableUser);
  }, [error, toast]);

  const name = identity?.fullName ?? '';
  return (
    <Box sx={{ pb: 1 }}>
      <Divider sx={{ mb: 1 }} />
      <Tooltip title={open ? '' : name} placement="right">
        <Box sx={row}>
          <PersonIcon />
          <Typography noWrap title={name} sx={{ minWidth: 0, color: 'text.primary' }}>
            {name}
          </Typography>
        </Box>
      </Tooltip>
      <Tooltip title={open ? '' : PASSWORD} placement="right">
        <ButtonBase component={Link} to={paths.clave} onClick={() => closes && setOpen(false)} sx={action}>
          <KeyIcon />
          <Typography component="span" noWrap>
            {PASSWORD}
          </Typography>
        </ButtonBase>
      </Tooltip>
      <Tooltip title={open ? '' : LOGOUT} placement="right">
        <ButtonBase onClick={() => void signOut()} sx={action}>
          <LogoutIcon />
          <Typography component="span" noWrap>
            {LOGOUT}
          </Typography>
        </ButtonBase>
      </Tooltip>
      {copies.length === 0 ? null : <SignOutDialog copies={copies} onConfirm={confirm} onCancel={cancel} />}
    </Box>
  );
}

/** Signs out. The user's local copies are removed, after `confirm` if there are any. */
function useSignOut() {
  const { copies: store, gate } = useStores();
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const [copies, setCopies] = useState<readonly LocalCopy[]>([]);
  const userId = identity === undefined ? null : String(identity.id);

  const signOut = async () => {
    // Without a database there are no copies.
    const found = userId === null ? [] : await store.listOf(userId).catch(() => []);
    if (found.length > 0) setCopies(found);
    else await logout();
  };
  const confirm = async () => {
    setCopies([]);
    if (userId !== null) await store.removeAll(userId).catch(() => undefined);
    // The dialog was the warning: an open form asks no second time.
    if (gate.isHeld()) gate.settle(false);
    await logout();
  };
  return { signOut, copies, confirm: () => void confirm(), cancel: () => setCopies([]) };
}
