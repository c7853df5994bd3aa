import { useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';

type OpenedRecord = Partial<RaRecord> | undefined;

/**
 * The record that a form was opened with, and a function that replaces it. A record that is loaded again replaces it only while the form has no unsaved
 * changes, because react-admin resets a form whose record changes.
 */
export function useOpenedRecord(record: OpenedRecord, isUnsaved: boolean) {
  const current: OpenedRecord = useRecordContext({ record });
  const [opened, setOpened] = useState(current);
  const isOther = opened?.id !== current?.id;
  if (opened !== current && (isOther || !isUnsaved)) {
    setOpened(current);
    return [current, setOpened] as const;
  }
  return [opened, setOpened] as const;
}
