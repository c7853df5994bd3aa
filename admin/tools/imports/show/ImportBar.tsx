import { Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import type { ImportDetail } from '../../../../contract/entities/import.ts';
import { countText, numberText } from '../../../display/countText.ts';
import { Announcement } from '../../../records/forms/order/Announcement.tsx';
import { useShownImport } from '../state/importAccess.ts';
import { IMPORT_STATE_LABELS, isRunning, progressText } from '../state/texts.ts';
import { useImportActions } from '../state/useImportActions.ts';

/**
 * What would be imported, and the job that runs, at the lower edge of the window. Each change begins a comparison: above the rows, its
 * progress would move them.
 */
export function ImportBar() {
  const { importacion, isEditable } = useShownImport();
  const { estado, numeros } = importacion;
  const isOpen = isEditable && estado !== 'fallida';
  return (
    <>
      {/* A screen reader is told the beginning and the end of a job, not its rows of each second. */}
      <Announcement text={IMPORT_STATE_LABELS[estado]} />
      {isOpen || isRunning(estado) ? (
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
          {isOpen ? <ApplyButton importacion={importacion} /> : null}
          {isRunning(estado) ? <Progress importacion={importacion} /> : <Notes {...numeros} />}
        </Paper>
      ) : null}
    </>
  );
}

function ApplyButton({ importacion }: { importacion: ImportDetail }) {
  const { isPending, apply } = useImportActions(importacion);
  const { estado, numeros } = importacion;
  return (
    <Button
      variant="contained"
      loading={isPending}
      disabled={estado !== 'por_revisar' || numeros.incluidas === 0}
      onClick={() => void apply()}
    >
      {`Importar ${countText(numeros.incluidas, 'registro', 'registros')}`}
    </Button>
  );
}

/** The job that runs, in rows, with 'Cancelar'. */
function Progress({ importacion }: { importacion: ImportDetail }) {
  const { estado, avance } = importacion;
  const { isPending, cancel } = useImportActions(importacion);
  return (
    <>
      <Box sx={{ flex: '1 1 130px', minWidth: 0 }}>
        <Typography variant="body2" sx={{ mb: 0.5 }}>
          {progressText(importacion)}
        </Typography>
        <LinearProgress
          {...(avance.total === 0
            ? { variant: 'indeterminate' }
            : { variant: 'determinate', value: Math.min(100, (avance.hechas / avance.total) * 100) })}
          aria-label={IMPORT_STATE_LABELS[estado]}
        />
      </Box>
      <Button size="small" loading={isPending} onClick={() => void cancel()}>
        Cancelar
      </Button>
    </>
  );
}

function Notes({ borradores, sin_decidir }: ImportDetail['numeros']) {
  const isOne = sin_decidir === 1;
  return (
    <Typography variant="body2" sx={{ flex: '1 1 130px', minWidth: 0 }}>
      {borradores > 0 ? `${countText(borradores, 'borrador', 'borradores')} entre ellos. ` : null}
      {sin_decidir > 0 ? `${numberText(sin_decidir)} sin decidir, no se ${isOne ? 'importa' : 'importan'}.` : null}
    </Typography>
  );
}
