import type { ComponentProps } from 'react';
import { CreateBase, type CreateBaseProps, type RaRecord, type UseCreateOptions } from 'react-admin';
import { FormOverlayContext } from '../forms/formOverlay.ts';
import type { SaveResolver } from './SaveResolver.tsx';
import { type SaveOptions, useMergedSave } from './useMergedSave.tsx';

interface ConflictCreateProps<R extends RaRecord>
  extends Pick<CreateBaseProps<R>, 'record' | 'transform' | 'children'>,
    Pick<ComponentProps<typeof SaveResolver>, 'resource' | 'normalizers' | 'onFound'> {
  mutationOptions: Pick<UseCreateOptions<R, Error, R>, 'onSuccess' | 'onError' | 'onSettled'>;
}

/** A CreateBase that stores its record once, also if the answer to its save is lost and the form is changed and sent again. */
export function ConflictCreate<R extends RaRecord>(props: ConflictCreateProps<R>) {
  const { resource, normalizers, mutationOptions, onFound, ...rest } = props;
  const { options, overlay } = useMergedSave(mutationOptions as SaveOptions, { resource, normalizers, onFound });
  return (
    <FormOverlayContext value={overlay}>
      <CreateBase<R> resource={resource} mutationOptions={options as never} {...(rest as object)} />
    </FormOverlayContext>
  );
}
