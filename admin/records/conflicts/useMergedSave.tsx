import { type ComponentProps, useRef } from 'react';
import type { RaRecord, UseUpdateOptions } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { useToast } from '../../feedback/useToast.tsx';
import type { FormErrors } from '../forms/bySchema.ts';
import { SaveResolver } from './SaveResolver.tsx';
import { SaveDismissed } from './saveMerged.ts';

// Milliseconds; the list of fields takes longer to read than other toasts.
const MERGED_TOAST_MS = 8_000;

export type SaveOptions = Pick<UseUpdateOptions<RaRecord, Error>, 'onSuccess' | 'onError'>;
type Resolver = Omit<ComponentProps<typeof SaveResolver>, 'validate' | 'onMerged'>;

/** The options of a form's mutation, and what its form renders so that conflicts are merged. A merged save says which fields of other people it has kept. */
export function useMergedSave<O extends SaveOptions>(mutationOptions: O, resolver: Resolver) {
  const taken = useRef<string[]>([]);
  const toast = useToast();
  const onMerged = (fields: string[]) => {
    taken.current = fields;
  };
  const options: O = {
    ...mutationOptions,
    onSuccess: (...args) => {
      const done = mutationOptions.onSuccess?.(...args);
      const labels = taken.current.map((field) => fieldLabel(resolver.resource, field));
      taken.current = [];
      if (labels.length > 0) {
        toast('success', messages.conflicts.merged(labels.join(', ')), { duration: MERGED_TOAST_MS });
      }
      return done;
    },
    onError: (...args) => (args[0] instanceof SaveDismissed ? undefined : mutationOptions.onError?.(...args)),
  };
  const overlay = (validate: (values: Record<string, unknown>) => FormErrors) => (
    <SaveResolver {...resolver} validate={validate} onMerged={onMerged} />
  );
  return { options, overlay };
}
