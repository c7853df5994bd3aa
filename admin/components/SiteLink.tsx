import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button, Chip } from '@mui/material';
import type { Schedule } from '../../contract/entities/schedule.ts';
import { hiddenByDates } from '../display/siteVisibility.ts';

interface SiteLinkProps {
  /** canonical path of the public page that shows the record, from siteRoutes.ts */
  path: string;
  /** inactive records have no public page */
  active?: boolean;
  /** the record's dates, which may hide it too */
  dates?: Schedule;
}

/** 'Ver en el sitio': the public page of a record, in a new tab. */
export function SiteLink({ path, active = true, dates }: SiteLinkProps) {
  const byDates = dates === undefined ? null : hiddenByDates(dates, new Date());
  const reason = active ? byDates : 'Inactivo';
  if (reason !== null) return <Chip label={`${reason}: no se ve en el sitio`} variant="outlined" />;
  return (
    <Button href={path} target="_blank" rel="noopener" startIcon={<OpenInNewIcon />} variant="outlined">
      Ver en el sitio
    </Button>
  );
}
