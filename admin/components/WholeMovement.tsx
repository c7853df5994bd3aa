import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { messages } from '../../contract/calls/messages.ts';
import type { Movement } from '../../dataProvider/resources/movements.ts';
import { LoadFailure } from './LoadFailure.tsx';

interface WholeMovementProps {
  /** of a list */
  movimiento: Movement;
  children: (whole: Movement) => ReactNode;
}

/** A movimiento with its whole values: those that the list cut are loaded first. */
export function WholeMovement({ movimiento, children }: WholeMovementProps) {
  const { id, hay_mas } = movimiento;
  const { data, error, refetch } = useGetOne<Movement>('movimientos', { id }, { enabled: hay_mas });
  if (!hay_mas) return children(movimiento);
  // Lists put their rows into the cache of single records too.
  if (data !== undefined && !data.hay_mas) return children(data);
  if (error) return <LoadFailure text={messages.movimientos.loadOneFailed} onRetry={() => void refetch()} />;
  return (
    <Typography role="status" sx={{ color: 'text.secondary' }}>
      Cargando...
    </Typography>
  );
}
