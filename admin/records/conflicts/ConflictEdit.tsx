import type { ReactNode } from 'react';
import {
  EditBase,
  type EditBaseProps,
  type RaRecord,
  type UseUpdateOptions,
  useLocation,
  useNavigate,
} from 'react-admin';
import { isRecordKind } from '../../../contract/resources/resources.ts';
import { fieldsOf, textOf } from '../../../contract/values/tolerant.ts';
import { ArchivedSave } from '../archive/ArchivedSave.tsx';
import { FormOverlayContext } from '../forms/formOverlay.ts';
import type { Normalizers, Resource } from '../merge/mergeRecords.ts';
import { ConflictResolver } from './ConflictResolver.tsx';
import { SaveDismissed } from './saveMerged.ts';
import { useMergedToast } from './useMergedToast.ts';

interface ConflictEditProps<R extends RaRecord> extends Omit<EditBaseProps<R>, 'resource' | 'children'> {
  resource: Resource;
  normalizers?: Normalizers;
  /** `meta` of the updates. `mutationOptions.meta` would have to equal the query's `meta`, which is part of its key. */
  saveMeta?: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

type SaveOptions = Pick<UseUpdateOptions<RaRecord, Error>, 'onSuccess' | 'onError'>;

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
  const merged = useMergedToast(resource);
  const navigate = useNavigate();
  const returnTo = textOf(fieldsOf(useLocation().state).returnTo);
  const saveOptions = mutationOptions as SaveOptions;
  const options: SaveOptions = {
    ...saveOptions,
    onSuccess: (...args) => {
      const done = saveOptions.onSuccess?.(...args);
      merged.announce();
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
            onMerged={merged.onMerged}
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
