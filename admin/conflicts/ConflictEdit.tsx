import { type ReactNode, useState } from 'react';
import { EditBase, type EditBaseProps, type RaRecord } from 'react-admin';
import { FormOverlayContext } from '../forms/formOverlay.ts';
import { ConflictDialog, type ConflictDialogProps, type SaveOptions } from './ConflictDialog.tsx';
import { type Conflict, conflictOf } from './conflict.ts';

interface ConflictEditProps<R extends RaRecord> extends Omit<EditBaseProps<R>, 'resource' | 'children'> {
  resource: ConflictDialogProps['resource'];
  children: ReactNode;
}

/** An EditBase whose stale saves (409) open a dialog over the form instead of failing. */
export function ConflictEdit<R extends RaRecord>({ mutationOptions = {}, children, ...rest }: ConflictEditProps<R>) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const saveOptions = mutationOptions as SaveOptions;
  const options: SaveOptions = {
    ...saveOptions,
    onError: (...args) => {
      const [error, { data }] = args;
      const found = conflictOf(error, data);
      if (found === null) return saveOptions.onError?.(...args);
      setConflict(found);
    },
  };
  const close = () => setConflict(null);
  const dialog =
    conflict === null ? null : (
      <ConflictDialog resource={rest.resource} conflict={conflict} options={options} onClose={close} />
    );
  return (
    <FormOverlayContext value={dialog}>
      <EditBase {...(rest as EditBaseProps)} mutationOptions={options}>
        {children}
      </EditBase>
    </FormOverlayContext>
  );
}
