import type { Movimiento } from '../../../dataProvider/resources/movimientos.ts';
import { capitalize } from '../../display/capitalize.ts';
import { predicateOf } from '../../display/sentences.ts';
import { useRecordLookup } from './useRecordLookup.ts';

/** 'Agregó a Ana Ríos al proyecto «Ciclorrutas»'. */
export function MovimientoSentence({ movimiento }: { movimiento: Movimiento }) {
  const names = useRecordLookup([movimiento]);
  return <>{capitalize(predicateOf(movimiento, names))}</>;
}
