import { Alert, Link } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import type { Identity } from '../../../contract/duplicates/identity.ts';
import type { ResourceName } from '../../../contract/resources/resources.ts';
import { useRecordPlace } from '../../addresses/useRecordPlace.ts';
import { useWholeList } from '../../components/useWholeList.ts';
import { recordName } from '../../display/recordName.ts';
import { duplicatesBy, indexByKeys } from './duplicateIndex.ts';

/** Milliseconds without a change, after which the fields are compared. */
const PAUSE_MS = 400;
const SHOWN_MAX = 3;

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The list of before a new record was first sent: afterwards it may have the record itself. */
function useListBeforeSending<T>(list: T, isNew: boolean): T {
  const { isSubmitting, isSubmitSuccessful, submitCount } = useFormState();
  const [kept, setKept] = useState(list);
  // Values that the form refused were not sent: a list that came after them has no record of this form.
  const wasRefused = kept === undefined && !isSubmitting && !isSubmitSuccessful;
  if (isNew && (isSubmitting || submitCount > 0) && !wasRefused) return kept;
  if (kept !== list) setKept(list);
  return list;
}

interface DuplicateNotesProps {
  resource: ResourceName;
  identity: Identity;
  /** the field that decides, below which the notes stand */
  field: string;
}

/** Says which other records mean the same as the one in the form. It forbids nothing. */
export function DuplicateNotes({ resource, identity, field }: DuplicateNotesProps) {
  const values = useWatch<Record<string, unknown>>();
  const own = useRecordContext()?.id;
  const { dirtyFields } = useFormState();
  // A stored record is compared only after its field was changed.
  const isTyped = own === undefined || Object.hasOwn(dirtyFields, field);
  // Together: a change that begins must not be told of the value before it.
  const settled = useSettled(useMemo(() => ({ values, isTyped }), [values, isTyped]));
  const record = { ...settled.values, id: own };
  const hasKeys = settled.isTyped && (identity.keys[field]?.(record) ?? []).length > 0;
  const { data } = useWholeList<RaRecord<number>>(resource, hasKeys);
  const others = useListBeforeSending(data, own === undefined);
  const index = useMemo(() => indexByKeys(identity, others ?? []), [identity, others]);
  const found = hasKeys ? duplicatesBy(identity, index, field, record).slice(0, SHOWN_MAX) : [];
  return (
    <div role="status">
      {found.map((other) => (
        <DuplicateNote key={other.id} resource={resource} other={other} />
      ))}
    </div>
  );
}

function DuplicateNote({ resource, other }: { resource: ResourceName; other: RaRecord<number> }) {
  const { to } = useRecordPlace(resource)(other);
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      Ya existe{' '}
      <Link component={RouterLink} to={to} target="_blank" rel="noopener">
        {recordName(resource, other) || 'un registro sin nombre'}
      </Link>
    </Alert>
  );
}
