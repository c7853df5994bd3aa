import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { ListItem, ListItemIcon, ListItemText, MenuItem, Tooltip, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useGetIdentity, useLogout, useSidebarState } from 'react-admin';
import { mensajes } from '../../contract/mensajes.ts';
import { useToast } from '../feedback/useToast.tsx';

/** Who is signed in, and the way out. Saved data that cannot be read is said once (section 6). */
export function UserSection() {
  const { identity, error } = useGetIdentity();
  const [open] = useSidebarState();
  const logout = useLogout();
  const toast = useToast();

  useEffect(() => {
    if (error) toast('error', mensajes.sesion.datosIlegibles);
  }, [error, toast]);

  const name = identity?.fullName ?? '';
  return (
    <>
      <Tooltip title={open ? '' : name} placement="right">
        <ListItem dense sx={{ minHeight: 48, px: 2.5 }}>
          <ListItemIcon sx={{ minWidth: 36 }}>
            <PersonIcon />
          </ListItemIcon>
          {open ? (
            <ListItemText primary={name} secondary="Sesión iniciada" slotProps={{ primary: { noWrap: true } }} />
          ) : null}
        </ListItem>
      </Tooltip>
      <Tooltip title={open ? '' : 'Cerrar sesión'} placement="right">
        <MenuItem onClick={() => logout()} sx={{ color: 'text.secondary', minHeight: 40, mx: 1, px: 1.5 }}>
          <ListItemIcon sx={{ minWidth: '36px !important' }}>
            <LogoutIcon />
          </ListItemIcon>
          <Typography variant="inherit" noWrap>
            Cerrar sesión
          </Typography>
        </MenuItem>
      </Tooltip>
    </>
  );
}
