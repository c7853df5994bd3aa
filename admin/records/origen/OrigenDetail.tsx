import { messages } from '../../../contract/calls/messages.ts';
import { Detail } from '../../components/Detail.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { OrigenText } from './OrigenText.tsx';
import { type RecordWithOrigen, useOrigen } from './useOrigen.ts';

/** As OrigenPanel, among the details of a record. */
export function OrigenDetail(record: RecordWithOrigen) {
  const { data = '', error, refetch } = useOrigen(record);
  if (!error && data === '') return null;
  return (
    <Detail label="Origen">
      {error ? (
        <LoadFailure text={messages.origen.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <OrigenText origen={data} />
      )}
    </Detail>
  );
}
