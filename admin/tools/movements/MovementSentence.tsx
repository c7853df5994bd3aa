import type { Movement } from '../../../dataProvider/resources/movements.ts';
import { capitalize } from '../../display/capitalize.ts';
import { predicateOf } from '../../display/sentences.ts';
import { LinkedPredicate } from './LinkedPredicate.tsx';
import { useRecordLookup } from './useRecordLookup.ts';

/** 'Agregó a Ana Ríos al proyecto «Ciclorrutas»'. */
export function MovementSentence({ movimiento }: { movimiento: Movement }) {
  const names = useRecordLookup([movimiento]);
  return <LinkedPredicate movimiento={movimiento} text={capitalize(predicateOf(movimiento, names))} />;
}
