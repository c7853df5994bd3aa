import { Box, Button, Card, CardContent, CircularProgress, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { APP_VERSION } from '../version.ts';
import { useSignIn } from './useSignIn.ts';

const TITLE = 'Administrador de proyectos de investigación';

/** admin/login (section 2). */
export function LoginPage() {
  const [usuario, setUsuario] = useState('');
  const [password, setPassword] = useState('');
  const { signIn, failure, incomplete, busy } = useSignIn();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void signIn({ usuario, password });
  };

  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        background: 'radial-gradient(120% 90% at 15% 0%, #155a6a 0%, #0b3d4a 45%, #072f3a 100%)',
      }}
    >
      <title>{`Iniciar sesión · ${TITLE}`}</title>
      <Card sx={{ width: '100%', maxWidth: 420, borderTop: '4px solid #f2a900' }}>
        <CardContent component="form" noValidate onSubmit={submit} sx={{ p: { xs: 3, sm: 4 } }}>
          <Typography variant="h1" sx={{ mb: 0.5 }}>
            {TITLE}
          </Typography>
          <Typography sx={{ mb: 2, color: 'text.secondary' }}>Ingrese con su cuenta del grupo.</Typography>
          <TextField
            label="Usuario"
            name="usuario"
            autoComplete="username"
            autoFocus
            required
            margin="normal"
            size="medium"
            value={usuario}
            error={incomplete && usuario.trim() === ''}
            onChange={(event) => setUsuario(event.target.value)}
          />
          <TextField
            label="Contraseña"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            margin="normal"
            size="medium"
            value={password}
            error={incomplete && password === ''}
            onChange={(event) => setPassword(event.target.value)}
          />
          {failure === '' ? null : (
            <Typography role="alert" sx={{ mt: 1, color: 'error.main', fontWeight: 600 }}>
              {failure}
            </Typography>
          )}
          <Button
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            disabled={busy}
            startIcon={busy ? <CircularProgress size={18} color="inherit" /> : null}
            sx={{ mt: 2.5 }}
          >
            Iniciar sesión
          </Button>
          <Box sx={{ mt: 3, display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
            <Button href="#/" size="small">
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
