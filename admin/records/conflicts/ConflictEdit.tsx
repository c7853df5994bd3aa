import type { ComponentProps, ReactNode } from 'react';
import { EditBase, type EditBaseProps, type Identifier, type RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecordKind } from '../../../contract/resources/resources.ts';
import { fieldsOf, textOf } from '../../../contract/values/tolerant.ts';
import { ArchivedSave } from '../archive/ArchivedSave.tsx';
import { FormOverlayContext } from '../forms/formOverlay.ts';
import type { SaveResolver } from './SaveResolver.tsx';
import { type SaveOptions, useMergedSave } from './useMergedSave.tsx';

interface ConflictEditProps<R extends RaRecord>
  extends Pick<EditBaseProps<R>, 'queryOptions' | 'transform' | 'mutationOptions'>,
    // `mutationOptions.meta` would have to equal the query's `meta`, which is part of its key.
    Pick<ComponentProps<typeof SaveResolver>, 'resource' | 'normalizers' | 'saveMeta'> {
  id: Identifier | undefined;
  children: ReactNode;
}

/** An EditBase whose stale saves (409) are merged with the stored record. After a save it goes where its link said. */
export function ConflictEdit<R extends RaRecord>(props: ConflictEditProps<R>) {
  const { resource, normalizers, saveMeta, mutationOptions = {}, children, ...rest } = props;
  const navigate = useNavigate();
  const returnTo = textOf(fieldsOf(useLocation().state).returnTo);
  const { onSuccess, onError } = mutationOptions as SaveOptions;
  const saveOptions: SaveOptions = {
    ...(onError && { onError }),
    onSuccess: (...args) => {
      const done = onSuccess?.(...args);
      return returnTo === '' ? done : Promise.resolve(done).then(() => navigate(returnTo));
    },
  };
  const { options, overlay } = useMergedSave(saveOptions, { resource, normalizers, saveMeta });
  return (
    <FormOverlayContext
      value={(validate) => (
        <>
          {overlay(validate)}
          {isRecordKind(resource) ? <ArchivedSave recurso={resource} /> : null}
        </>
      )}
    >
      <EditBase resource={resource} mutationMode="pessimistic" {...(rest as EditBaseProps)} mutationOptions={options}>
        {children}
      </EditBase>
    </FormOverlayContext>
  );
}
