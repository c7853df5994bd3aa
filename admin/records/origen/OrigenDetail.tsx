import { messages } from '../../../contract/calls/messages.ts';
import { labels } from '../../../i18n/labels.ts';
import { Detail } from '../../components/Detail.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { OrigenText, type RecordWithOrigen, useOrigen } from './OrigenText.tsx';

/** Shows what OrigenPanel shows, among the details of a record. */
export function OrigenDetail(record: RecordWithOrigen) {
  const { data = '', error, refetch } = useOrigen(record);
  if (!error && data === '') return null;
  return (
    <Detail label={labels.registro.origen}>
      {error ? (
        <LoadFailure text={messages.origen.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <OrigenText origen={data} />
      )}
    </Detail>
  );
}
