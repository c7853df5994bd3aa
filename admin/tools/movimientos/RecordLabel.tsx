import type { Movimiento } from '../../../dataProvider/resources/movimientos.ts';
import { recordLabel } from '../../display/movimientoLabels.ts';
import { useRecordNames } from './useRecordNames.ts';

/** The record of a movimiento; both records if it links two. */
export function RecordLabel({ movimiento }: { movimiento: Movimiento }) {
  const nameOf = useRecordNames(movimiento);
  return <>{recordLabel(movimiento, nameOf)}</>;
}
