import { Box, CircularProgress, Typography } from '@mui/material';

export function LoadingScreen({ loadingPrimary = 'Cargando...' }: { loadingPrimary?: string | undefined }) {
  return (
    <Box
      role="status"
      sx={{
        minHeight: '40vh',
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <CircularProgress aria-hidden />
      <Typography sx={{ color: 'text.secondary' }}>{loadingPrimary}</Typography>
    </Box>
  );
}
