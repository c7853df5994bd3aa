import { Box, Button, Paper, Typography } from '@mui/material';
import { countText } from '../../../display/countText.ts';
import { useShownImport } from '../state/importAccess.ts';
import { applyText, isRunning, undecidedText } from '../state/texts.ts';
import { useImportActions } from '../state/useImportActions.ts';
import { JobProgress } from './JobProgress.tsx';

/**
 * What would be imported, at the lower edge of the window. The progress of a comparison is here, because each change begins one: above
 * the rows, it would move them.
 */
export function ApplyBar() {
  const { importacion } = useShownImport();
  const { isPending, apply } = useImportActions(importacion);
  const { estado, numeros } = importacion;
  const undecided = undecidedText(numeros.sin_decidir);
  const drafts =
    numeros.borradores === 0 ? '' : `${countText(numeros.borradores, 'borrador', 'borradores')} entre ellos`;
  return (
    <Paper
      elevation={3}
      component="section"
      aria-label="Importar"
      sx={{
        position: 'sticky',
        bottom: 8,
        zIndex: 2,
        p: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
      }}
    >
      <Button
        variant="contained"
        loading={isPending}
        disabled={estado !== 'por_revisar' || numeros.incluidas === 0}
        onClick={() => void apply()}
      >
        {applyText(numeros.incluidas)}
      </Button>
      <Box sx={{ flex: '1 1 130px', minWidth: 0 }}>
        <JobProgress importacion={importacion} isSmall />
        {drafts === '' || isRunning(estado) ? null : <Typography variant="body2">{drafts}.</Typography>}
        {undecided === '' || isRunning(estado) ? null : <Typography variant="body2">{undecided}.</Typography>}
      </Box>
    </Paper>
  );
}
