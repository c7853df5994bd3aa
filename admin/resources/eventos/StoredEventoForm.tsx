import type { ReactNode } from 'react';
import { messages } from '../../../contract/calls/messages.ts';
import type { Evento } from '../../../dataProvider/resources/eventos.ts';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { describeInvalid, validateChanges, withoutHidden } from './eventoRules.ts';
import { useShowPeriod } from './usePeriod.ts';

const { eventos: texts } = messages;

interface StoredEventoFormProps {
  id: number | string;
  /** absent if `onLoadError` leads away */
  loadFailed?: string;
  onLoadError: (error: Error) => void;
  /** `meta` of a save */
  saveMeta?: Readonly<Record<string, unknown>>;
  onSaved?: () => void;
  children: ReactNode;
}

/** The form of the side panel and of the edit page. The list then shows the month of the event. */
export function StoredEventoForm({ loadFailed, onSaved, ...rest }: StoredEventoFormProps) {
  const show = useShowPeriod();
  return (
    <RecordForm<Evento>
      resource="eventos"
      transform={withoutHidden}
      validate={validateChanges}
      describe={describeInvalid}
      texts={{
        saved: texts.updated,
        failed: { title: texts.updateFailed },
        ...(loadFailed !== undefined && { loadFailed }),
      }}
      onSaved={(evento) => {
        onSaved?.();
        show(evento);
      }}
      {...rest}
    />
  );
}
