import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { atField, usePaths } from '../../addresses/paths.ts';
import { useSiteIdentidad } from '../../display/siteIdentidad.ts';
import { FoldedNotice } from './FoldedSection.tsx';

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
