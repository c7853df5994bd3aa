import RestoreIcon from '@mui/icons-material/Restore';
import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import type { Movement } from '../../../dataProvider/resources/movements.ts';
import { WholeMovement } from '../../components/WholeMovement.tsx';
import { MovementChanges } from '../../display/ChangedField.tsx';
import { changesOf } from '../../display/changes.ts';
import { actionLabel, momentOf } from '../../display/movementLabels.ts';
import { isRestorable } from './useVersions.ts';

export interface RestoreFailure {
  movimiento: number;
  text: string;
  /** 'Nombre: Escriba el nombre' */
  fields: readonly string[];
}

interface VersionItemProps {
  movimiento: Movement;
  isNewest: boolean;
  isPending: boolean;
  failure: RestoreFailure | null;
  onRestore: (movimiento: number) => void;
}

/** Without a project's side of its links: every version of it has the same. */
const shownChanges = (movimiento: Movement) =>
  changesOf(movimiento).filter(({ field }) => movimiento.tabla !== 'proyecto_integrante' || field !== 'proyecto_id');

/** One version: who, when, what changed, and a button that restores it. */
export function VersionItem({ movimiento, isNewest, isPending, failure, onRestore }: VersionItemProps) {
  const { id, usuario } = movimiento;
  const moment = momentOf(movimiento);
  return (
    <Box
      component="li"
      sx={{ py: 2, borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { border: 0 } }}
    >
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h3" component="h3" sx={{ mr: 'auto' }}>
          {moment}
        </Typography>
        {isNewest ? <Chip size="small" color="primary" label="Versión actual" /> : null}
        <Chip size="small" variant="outlined" label={actionLabel(movimiento)} />
      </Stack>
      <Typography sx={{ mb: 1, color: 'text.secondary' }}>{usuario}</Typography>
      <WholeMovement movimiento={movimiento}>
        {(whole) => <MovementChanges movimiento={whole} changes={shownChanges(whole)} marksWords />}
      </WholeMovement>
      {isRestorable(movimiento, isNewest) ? (
        <Button
          variant="outlined"
          startIcon={<RestoreIcon />}
          disabled={isPending}
          aria-label={`Restaurar esta versión: ${moment}`}
          onClick={() => onRestore(id)}
          sx={{ mt: 2 }}
        >
          Restaurar esta versión
        </Button>
      ) : null}
      {failure === null ? null : (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failure.text}
          {failure.fields.length === 0 ? null : (
            <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
              {failure.fields.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </Box>
  );
}
