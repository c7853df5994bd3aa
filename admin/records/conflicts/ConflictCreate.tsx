import { CreateBase, type CreateBaseProps, type RaRecord, type UseCreateOptions } from 'react-admin';
import { FormOverlayContext } from '../forms/formOverlay.ts';
import type { Normalizers, Resource } from '../merge/mergeRecords.ts';
import { LostCreate } from './LostCreate.tsx';
import { SaveDismissed } from './saveMerged.ts';
import { useMergedToast } from './useMergedToast.ts';

type SaveOptions<R extends RaRecord> = Pick<UseCreateOptions<R, Error, R>, 'onSuccess' | 'onError' | 'onSettled'>;

interface ConflictCreateProps<R extends RaRecord>
  extends Pick<CreateBaseProps<R>, 'record' | 'transform' | 'children'> {
  resource: Resource;
  normalizers?: Normalizers;
  mutationOptions: SaveOptions<R>;
  /** called if the record was stored before by a save whose answer was lost */
  onFound?: () => void;
}

const NO_NORMALIZERS: Normalizers = {};
const ignore = () => undefined;

/** A CreateBase that stores its record once, also if the answer to its save is lost and the form is changed and sent again. */
export function ConflictCreate<R extends RaRecord>({
  resource,
  normalizers = NO_NORMALIZERS,
  mutationOptions,
  onFound = ignore,
  ...rest
}: ConflictCreateProps<R>) {
  const merged = useMergedToast(resource);
  const options: SaveOptions<R> = {
    ...mutationOptions,
    onSuccess: (...args) => {
      const done = mutationOptions.onSuccess?.(...args);
      merged.announce();
      return done;
    },
    onError: (...args) => (args[0] instanceof SaveDismissed ? undefined : mutationOptions.onError?.(...args)),
  };
  return (
    <FormOverlayContext
      value={(validate) => (
        <LostCreate
          resource={resource}
          normalizers={normalizers}
          validate={validate}
          onMerged={merged.onMerged}
          onFound={onFound}
        />
      )}
    >
      <CreateBase<R> resource={resource} redirect={false} mutationOptions={options as never} {...(rest as object)} />
    </FormOverlayContext>
  );
}
