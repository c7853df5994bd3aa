import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { atField, usePaths } from '../../addresses/paths.ts';
import { useSiteIdentidad } from '../../display/siteIdentidad.ts';
import { FoldedNotice } from './FoldedSection.tsx';

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
    <FoldedNotice severity="warning" title="Falta la dirección pública del portal" storeKey="panel.direccion">
      Los buscadores, las suscripciones y los enlaces para compartir la necesitan. Solo puede escribirla quien
      administra el servidor, en su configuración.
    </FoldedNotice>
  );
}

/** Warns while search engines may not show the site. */
export function UnpublishedSite() {
  const { publicado } = useSiteIdentidad();
  const paths = usePaths();
  if (publicado) return null;
  return (
    <FoldedNotice severity="warning" title="El sitio no está publicado" storeKey="panel.publicado">
      <div>
        Los buscadores no muestran el sitio y sus suscripciones están cerradas.{' '}
        <Link component={RouterLink} to={atField(paths.identidad.list, 'publicado')}>
          Cambiarlo
        </Link>
      </div>
    </FoldedNotice>
  );
}
