import { useRef } from 'react';
import { messages } from '../../../contract/calls/messages.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { useToast } from '../../feedback/useToast.tsx';

// Milliseconds; the list of fields takes longer to read than other toasts.
const MERGED_TOAST_MS = 8_000;

/** Says which fields of other people a save has kept: `onMerged` receives them, `announce` is called after the save. */
export function useMergedToast(resource: string) {
  const taken = useRef<string[]>([]);
  const toast = useToast();
  return {
    onMerged: (fields: string[]) => {
      taken.current = fields;
    },
    announce: () => {
      const labels = taken.current.map((field) => fieldLabel(resource, field));
      taken.current = [];
      if (labels.length === 0) return;
      toast('success', messages.conflicts.merged(labels.join(', ')), { duration: MERGED_TOAST_MS });
    },
  };
}
