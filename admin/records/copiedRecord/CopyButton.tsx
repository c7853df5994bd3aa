import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Button } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import { type OpenState, usePaths } from '../../addresses/paths.ts';

/** Opens the form of a new record with what a stored one has. */
export function CopyButton({ recurso, id }: { recurso: RecordKind; id: number }) {
  const { to } = usePaths()[recurso].create;
  const navigate = useNavigate();
  const state: OpenState = { copyOf: id };
  return (
    <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => navigate(to, { state })}>
      Duplicar
    </Button>
  );
}
