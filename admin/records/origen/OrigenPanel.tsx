import { messages } from '../../../contract/calls/messages.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { Panel } from '../../components/Panel.tsx';
import { OrigenText, type RecordWithOrigen, useOrigen } from './OrigenText.tsx';

/** Shows nothing for a record that staff wrote themselves. */
export function OrigenPanel(record: RecordWithOrigen) {
  const { data = '', error, refetch } = useOrigen(record);
  if (error) return <LoadFailure text={messages.origen.loadFailed} onRetry={() => void refetch()} />;
  if (data === '') return null;
  return (
    <Panel title="Origen">
      <OrigenText origen={data} />
    </Panel>
  );
}
