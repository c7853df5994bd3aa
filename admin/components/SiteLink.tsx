import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button, Chip } from '@mui/material';
import { hashPath } from '../../contract/siteRoutes.ts';
import { HOST } from '../host.ts';

interface SiteLinkProps {
  /** canonical path of the public page that shows the record, from siteRoutes.ts */
  path: string;
  /** inactive records have no public page */
  active?: boolean;
}

/**
 * 'Ver en el sitio': the public page of a record, in a new tab. A site that is built for another server may be on a plain file
 * server, which has only the hash addresses.
 */
export function SiteLink({ path, active = true }: SiteLinkProps) {
  if (!active) return <Chip label="Inactivo: no se ve en el sitio" variant="outlined" />;
  return (
    <Button
      href={HOST === '' ? path : `/#${hashPath(path)}`}
      target="_blank"
      rel="noopener"
      startIcon={<OpenInNewIcon />}
      variant="outlined"
    >
      Ver en el sitio
    </Button>
  );
}
