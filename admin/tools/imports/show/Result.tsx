import { Alert, Box, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { usePaths } from '../../../addresses/paths.ts';
import { Panel } from '../../../components/Panel.tsx';
import { resourceLabelOfMany } from '../../../display/fieldLabel.ts';
import { EndButton } from '../state/EndButton.tsx';
import { useShownImport } from '../state/importAccess.ts';
import { resultText } from '../state/texts.ts';

/** What an applied import made, where it is, and how it is undone. */
export function Result() {
  const { importacion } = useShownImport();
  const paths = usePaths();
  const { estado, recursos, resultado, problema } = importacion;
  const isUndone = estado === 'deshecha';
  return (
    <Panel title={isUndone ? 'Importación deshecha' : 'Resumen'}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography>
          {isUndone ? 'Los registros volvieron a como estaban antes.' : null}
          {!isUndone && resultado !== null ? `${resultText(resultado)}.` : null}
        </Typography>
        <Box
          component="ul"
          aria-label="Ver lo importado"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 2 }}
        >
          {recursos.map((recurso) => (
            <li key={recurso}>
              <Link component={RouterLink} to={paths[recurso].list}>
                {resourceLabelOfMany(recurso)}
              </Link>
            </li>
          ))}
          <li>
            <Link component={RouterLink} to={paths.movimientos}>
              Movimientos
            </Link>
          </li>
        </Box>
        {problema === '' ? null : (
          <Alert severity="warning" variant="outlined" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {problema}
          </Alert>
        )}
        <EndButton importacion={importacion} />
      </Stack>
    </Panel>
  );
}
