import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ofPrincipal } from '../../../color/palette.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { fieldsOf, textOf } from '../../../contract/values/tolerant.ts';
import { usePaths, type WantedState } from '../../addresses/paths.ts';
import { useSiteIdentidad } from '../../display/siteIdentidad.ts';
import { useStores, useStoreValue } from '../../session/stores.ts';
import { CredentialInputs, SUCCESS_MS, useCredentialForm } from '../signIn/CredentialInputs.tsx';

declare const __APP_VERSION__: string;

const APP_VERSION = __APP_VERSION__;

/** The light corner of the background. */
const GLOW = [0.0852, 1.27, -0.04] as const;

const TITLE = 'Administrador de proyectos de investigación';

function useToDashboard(): () => void {
  const navigate = useNavigate();
  const { dashboard } = usePaths();
  // The address that react-admin's redirection came from.
  const { nextPathname, nextSearch } = fieldsOf(useLocation().state);
  const state: WantedState = { wanted: textOf(nextPathname) + textOf(nextSearch) };
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(redirect.current), []);
  return () => {
    redirect.current = setTimeout(() => navigate(dashboard, { replace: true, state }), SUCCESS_MS);
  };
}

export function LoginPage() {
  const { nombre, color_principal } = useSiteIdentidad();
  const glow = ofPrincipal(GLOW, { color_principal });
  const { submit, busy, ...form } = useCredentialForm(useToDashboard());

  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        background: `radial-gradient(120% 90% at 15% 0%, ${glow} 0%, var(--azul-800) 45%, var(--azul-900) 100%)`,
      }}
    >
      <title>{`Iniciar sesión · ${TITLE} · ${nombre}`}</title>
      <Card sx={{ width: '100%', maxWidth: 420, borderTop: '4px solid var(--ambar-500)' }}>
        <CardContent component="form" noValidate onSubmit={submit} sx={{ p: { xs: 3, sm: 4 } }}>
          <Typography sx={{ mb: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{nombre}</Typography>
          <Typography variant="h1" sx={{ mb: 0.5 }}>
            {TITLE}
          </Typography>
          <Typography sx={{ mb: 2, color: 'text.secondary' }}>Ingrese con su cuenta del grupo.</Typography>
          <SignOutNotice />
          <CredentialInputs {...form} />
          <Button type="submit" variant="contained" size="large" fullWidth loading={busy} sx={{ mt: 2.5 }}>
            Iniciar sesión
          </Button>
          <Box sx={{ mt: 3, display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
            <Button href={sitePaths.inicio} size="small">
              Ver el sitio
            </Button>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Versión {APP_VERSION}
            </Typography>
          </Box>
        </CardContent>
      </Card>
    </Box>
  );
}

/** Says that the server has not answered the last sign-out, and then that it has. */
function SignOutNotice() {
  const state = useStoreValue(useStores().signOuts.state);
  if (state === 'none') return null;
  const isPending = state === 'pending';
  return (
    <Alert severity={isPending ? 'warning' : 'success'} variant="outlined" sx={{ mb: 1 }}>
      {isPending ? messages.sesion.signOutPending : messages.sesion.signOutRepeated}
    </Alert>
  );
}
