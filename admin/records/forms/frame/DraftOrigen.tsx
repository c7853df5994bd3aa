import { Box } from '@mui/material';
import { useContext } from 'react';
import { Panel } from '../../../components/Panel.tsx';
import { OrigenText } from '../../origen/OrigenText.tsx';
import { DraftFormContext } from '../state/draftForm.ts';

/** The row of a file that an import made the draft of, below the fields: it has what the draft still lacks. */
export function DraftOrigen() {
  const origen = useContext(DraftFormContext)?.origen ?? '';
  if (origen === '') return null;
  return (
    <Box sx={{ width: '100%', mt: 2 }}>
      <Panel title="Origen">
        <OrigenText origen={origen} />
      </Panel>
    </Box>
  );
}
