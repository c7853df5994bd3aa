import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Distinction } from '../../../contract/entities/pendiente.ts';
import type { Pendiente } from '../../../dataProvider/methods/pendientes.ts';
import { mergePath, type ReturnState, usePaths } from '../../addresses/paths.ts';
import { DistinctButton } from './AnswerButton.tsx';
import { addedOn, nameOf, reasonOf } from './labels.ts';
import { PendienteRow } from './PendienteRow.tsx';

interface DuplicateRowProps {
  recurso: Distinction['recurso'];
  pendiente: Pendiente;
  others: NonNullable<Pendiente['otros']>;
}

/** A record, and below it those that may be the same. */
export function DuplicateRow({ recurso, pendiente, others }: DuplicateRowProps) {
  const paths = usePaths();
  const { id, detalle } = pendiente;
  const state: ReturnState = { returnTo: paths.pendientes };
  const name = nameOf(pendiente);
  return (
    <PendienteRow name={name} to={paths[recurso].form(id)} detail={addedOn(recurso, detalle)}>
      <Box component="ul" aria-label={`Posibles duplicados de ${name}`} sx={{ m: 0, mt: 1, pl: 3, listStyle: 'none' }}>
        {others.map((other) => (
          <PendienteRow
            key={other.id}
            name={other.nombre.trim() || 'Sin nombre'}
            to={paths[recurso].form(other.id)}
            detail={reasonOf(recurso, other)}
            actions={
              <>
                <Button
                  component={Link}
                  to={mergePath(paths, recurso, id, other.id)}
                  state={state}
                  size="small"
                  aria-label={`Fusionar: ${other.nombre}`}
                >
                  Fusionar
                </Button>
                <DistinctButton pair={{ recurso, id, otro_id: other.id }} name={other.nombre} />
              </>
            }
          />
        ))}
      </Box>
    </PendienteRow>
  );
}
