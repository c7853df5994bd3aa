import { useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';

/**
 * The record that a form was opened with. A record that is loaded again replaces it only while the form has no unsaved
 * changes, because react-admin resets a form whose record changes.
 */
export function useOpenedRecord(record: Partial<RaRecord> | undefined, isUnsaved: boolean) {
  const current = useRecordContext({ record });
  const [opened, setOpened] = useState(current);
  const isOther = opened?.id !== current?.id;
  if (opened !== current && (isOther || !isUnsaved)) {
    setOpened(current);
    return current;
  }
  return opened;
}
