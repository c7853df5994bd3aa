import { type ReactNode, useRef } from 'react';
import {
  EditBase,
  type EditBaseProps,
  type RaRecord,
  type UseUpdateOptions,
  useLocation,
  useNavigate,
} from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { isRecordKind } from '../../../contract/resources/resources.ts';
import { fieldsOf, textOf } from '../../../contract/values/tolerant.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ArchivedSave } from '../archive/ArchivedSave.tsx';
import { FormOverlayContext } from '../forms/formOverlay.ts';
import type { Normalizers, Resource } from '../merge/mergeRecords.ts';
import { ConflictResolver } from './ConflictResolver.tsx';
import { SaveDismissed } from './saveMerged.ts';

interface ConflictEditProps<R extends RaRecord> extends Omit<EditBaseProps<R>, 'resource' | 'children'> {
  resource: Resource;
  normalizers?: Normalizers;
  /** `meta` of the updates. `mutationOptions.meta` would have to equal the query's `meta`, which is part of its key. */
  saveMeta?: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

type SaveOptions = Pick<UseUpdateOptions<RaRecord, Error>, 'onSuccess' | 'onError'>;

// Milliseconds; the list of fields takes longer to read than other toasts.
const MERGED_TOAST_MS = 8_000;
const NO_NORMALIZERS: Normalizers = {};

/** An EditBase whose stale saves (409) are merged with the stored record. After a save it goes where its link said. */
export function ConflictEdit<R extends RaRecord>({
  mutationOptions = {},
  normalizers = NO_NORMALIZERS,
  saveMeta,
  children,
  ...rest
}: ConflictEditProps<R>) {
  const { resource } = rest;
  const taken = useRef<string[]>([]);
  const toast = useToast();
  const navigate = useNavigate();
  const returnTo = textOf(fieldsOf(useLocation().state).returnTo);
  const saveOptions = mutationOptions as SaveOptions;
  const options: SaveOptions = {
    ...saveOptions,
    onSuccess: (...args) => {
      const done = saveOptions.onSuccess?.(...args);
      const labels = taken.current.map((field) => fieldLabel(resource, field));
      if (labels.length > 0)
        toast('success', messages.conflicts.merged(labels.join(', ')), { duration: MERGED_TOAST_MS });
      return returnTo === '' ? done : Promise.resolve(done).then(() => navigate(returnTo));
    },
    onError: (...args) => (args[0] instanceof SaveDismissed ? undefined : saveOptions.onError?.(...args)),
  };
  return (
    <FormOverlayContext
      value={(validate) => (
        <>
          <ConflictResolver
            resource={resource}
            normalizers={normalizers}
            saveMeta={saveMeta}
            validate={validate}
            onMerged={(fields) => {
              taken.current = fields;
            }}
          />
          {isRecordKind(resource) ? <ArchivedSave recurso={resource} /> : null}
        </>
      )}
    >
      <EditBase {...(rest as EditBaseProps)} mutationOptions={options}>
        {children}
      </EditBase>
    </FormOverlayContext>
  );
}
