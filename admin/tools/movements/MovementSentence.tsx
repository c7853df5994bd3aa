import type { Movement } from '../../../dataProvider/resources/movements.ts';
import { capitalize } from '../../display/capitalize.ts';
import { predicateOf } from '../../display/sentences.ts';
import { useRecordLookup } from './useRecordLookup.ts';

/** 'Agregó a Ana Ríos al proyecto «Ciclorrutas»'. */
export function MovementSentence({ movimiento }: { movimiento: Movement }) {
  const names = useRecordLookup([movimiento]);
  return <>{capitalize(predicateOf(movimiento, names))}</>;
}
