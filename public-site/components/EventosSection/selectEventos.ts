import type { AnswerOf } from '../../../contract/calls/callTypes.ts';
import { HOME_PAST_EVENTOS } from '../../../contract/values/homeLists.ts';
import { asPartial } from '../../data/partialAnswer.ts';
import { splitEventos } from './filterEventos.ts';

type EventosAnswer = AnswerOf<'listPublicEventos'>;

/** All upcoming events and the latest past ones. More would make the document too large. @param today 'YYYY-MM-DD' */
export function selectEventos(answer: EventosAnswer, today: string): EventosAnswer {
  const { upcoming, past } = splitEventos(answer.eventos, today);
  if (past.length <= HOME_PAST_EVENTOS) return answer;
  const ids = new Set([...upcoming, ...past.slice(0, HOME_PAST_EVENTOS)].map(({ id }) => id));
  return asPartial({ ...answer, eventos: answer.eventos.filter(({ id }) => ids.has(id)) });
}
