import { Box, Button, Paper, Typography } from '@mui/material';
import { countText, numberText } from '../../../display/countText.ts';
import { useShownImport } from '../state/importAccess.ts';
import { isRunning } from '../state/texts.ts';
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
  const { borradores, sin_decidir } = numeros;
  const notes = [
    borradores > 0 ? `${countText(borradores, 'borrador', 'borradores')} entre ellos.` : '',
    sin_decidir > 0
      ? `${numberText(sin_decidir)} sin decidir, no se ${sin_decidir === 1 ? 'importa' : 'importan'}.`
      : '',
  ];
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
        {`Importar ${countText(numeros.incluidas, 'registro', 'registros')}`}
      </Button>
      <Box sx={{ flex: '1 1 130px', minWidth: 0 }}>
        <JobProgress importacion={importacion} isSmall />
        {isRunning(estado)
          ? null
          : notes.filter(Boolean).map((note) => (
              <Typography key={note} variant="body2">
                {note}
              </Typography>
            ))}
      </Box>
    </Paper>
  );
}
