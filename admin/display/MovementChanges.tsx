import { Box } from '@mui/material';
import type { Movement } from '../../dataProvider/resources/movements.ts';
import { ChangedField } from './ChangedField.tsx';
import type { FieldChange } from './changes.ts';

interface MovementChangesProps {
  movimiento: Movement;
  changes: readonly FieldChange[];
  marksWords?: boolean;
}

/** The fields that a movimiento changed. */
export function MovementChanges({ movimiento, changes, marksWords = false }: MovementChangesProps) {
  const { recurso, antes, despues } = movimiento;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
      {changes.map((change) => (
        <ChangedField
          key={change.field}
          resource={recurso}
          field={change.field}
          before={antes === null ? null : { title: 'Antes', value: change.antes }}
          after={despues === null ? null : { title: 'Después', value: change.despues }}
          marksWords={marksWords}
        />
      ))}
    </Box>
  );
}
