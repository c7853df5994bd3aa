import { messages } from '../../../contract/calls/messages.ts';
import type { Evento } from '../../../dataProvider/resources/eventos.ts';
import { useFailureToast } from '../../feedback/useFailureToast.ts';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { useShowPeriod } from './usePeriod.ts';

/** The mutation options of the side panel and of the edit page. The list then shows the month of the event. */
export function useSaveEvento(onDone?: () => void) {
  const fail = useFailureToast();
  const announce = useSavedToast('eventos');
  const show = useShowPeriod();
  return {
    onSuccess: (evento: Evento) => {
      announce(messages.eventos.updated, evento);
      onDone?.();
      show(evento);
    },
    onError: (error: unknown) => fail(error, messages.eventos.updateFailed),
  };
}
