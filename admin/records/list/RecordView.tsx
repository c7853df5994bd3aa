import type { ReactNode } from 'react';
import { type RaRecord, ShowBase, useShowContext } from 'react-admin';
import type { RecordKind } from '../../../contract/resources/resources.ts';
import { LoadedRecord } from '../../components/LoadedRecord.tsx';
import { Modal } from '../../components/Modal.tsx';

interface ViewProps<R> {
  titleOf: (record: R) => string;
  /** shown if the record cannot be loaded */
  failure: string;
  onClose: () => void;
  children: (record: R) => ReactNode;
}

interface RecordViewProps<R> extends ViewProps<R> {
  resource: RecordKind;
  id: number;
}

/** A dialog of a list that shows a record as it is now, not as the list has it. */
export function RecordView<R extends RaRecord<number>>({ resource, id, ...view }: RecordViewProps<R>) {
  return (
    // Replaces react-admin's answer to a failed load: a toast and a redirect to the list.
    <ShowBase resource={resource} id={id} queryOptions={{ onError: () => undefined }}>
      <View<R> {...view} />
    </ShowBase>
  );
}

function View<R extends RaRecord<number>>({ titleOf, failure, onClose, children }: ViewProps<R>) {
  const { record, error, refetch } = useShowContext<R>();
  return (
    <Modal title={record === undefined ? 'Cargando...' : titleOf(record)} onClose={onClose}>
      <LoadedRecord failure={failure} of={{ record, error, refetch }}>
        {record && children(record)}
      </LoadedRecord>
    </Modal>
  );
}
