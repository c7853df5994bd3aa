import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button, Chip } from '@mui/material';

interface SiteLinkProps {
  /** path of the public page that shows the record */
  path: string;
  /** inactive records have no public page */
  active?: boolean;
}

/** 'Ver en el sitio': the public page of a record. */
export function SiteLink({ path, active = true }: SiteLinkProps) {
  if (!active) return <Chip label="Inactivo: no se ve en el sitio" variant="outlined" />;
  return (
    <Button href={`#${path}`} startIcon={<OpenInNewIcon />} variant="outlined">
      Ver en el sitio
    </Button>
  );
}
