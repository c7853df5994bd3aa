import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';

/** Tells staff that the server has no PUBLIC_URL. Nothing is shown if the server cannot be asked. */
export function MissingPublicUrl() {
  const { isPublicUrlMissing } = useDataProvider<PortalDataProvider>();
  const { data: isMissing } = useQuery({
    queryKey: ['isPublicUrlMissing'],
    queryFn: isPublicUrlMissing,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isMissing !== true) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      Falta la dirección pública del portal. Los buscadores, las suscripciones y los enlaces para compartir la
      necesitan: pida a quien administra el servidor que la escriba en su configuración.
    </Alert>
  );
}
