import MergeIcon from '@mui/icons-material/MergeType';
import { Button, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MergedResource } from '../../../contract/resources/resources.ts';
import { mergePath, usePaths } from '../../addresses/paths.ts';

/** 'Fusionar' of the two selected records of a list. The earlier one stays, unless the screen is told otherwise. */
export function MergeSelected({ recurso }: { recurso: MergedResource }) {
  const { selectedIds } = useListContext();
  const paths = usePaths();
  const [first, second, ...others] = selectedIds.map(Number).sort((a, b) => a - b);
  // The toolbar of an empty selection is invisible, not absent.
  if (first === undefined) return null;
  if (second === undefined || others.length > 0)
    return <Typography variant="body2">Elija dos para fusionarlos.</Typography>;
  return (
    <Button component={Link} to={mergePath(paths, recurso, first, second)} size="small" startIcon={<MergeIcon />}>
      Fusionar
    </Button>
  );
}
