import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { ResourceName } from '../../contract/resources/resources.ts';
import { useAdminResources } from '../addresses/adminResource.ts';
import { atField, usePaths } from '../addresses/paths.ts';

interface ResourceLinkProps {
  resource: ResourceName;
  /** of its form, which gets the focus */
  campo?: string;
}

/** A link in a text to the list or the form of a resource, by its name in the menu. */
export function ResourceLink({ resource, campo }: ResourceLinkProps) {
  const { label } = useAdminResources()[resource];
  const { list } = usePaths()[resource];
  return (
    <Link component={RouterLink} to={campo === undefined ? list : atField(list, campo)}>
      {label}
    </Link>
  );
}
