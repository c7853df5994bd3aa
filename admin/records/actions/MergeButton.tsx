import MergeIcon from '@mui/icons-material/MergeType';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { MergedResource } from '../../../contract/resources/resources.ts';
import { mergePath, usePaths } from '../../addresses/paths.ts';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';

/** Opens the screen that merges a record with another one. */
export function MergeButton({ recurso, id }: { recurso: MergedResource; id: number }) {
  return (
    <OwnApiOnly>
      <Button component={Link} to={mergePath(usePaths(), recurso, id)} variant="outlined" startIcon={<MergeIcon />}>
        Fusionar con…
      </Button>
    </OwnApiOnly>
  );
}
