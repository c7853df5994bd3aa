import { useRef } from 'react';
import { TOAST_MS, useToast } from '../../../../feedback/useToast.tsx';
import type { Pasted } from './readPasted.ts';

/** Says in one message what a paste left out. What of its look went is said once while the form is open: most programs send some. */
export function usePastedNotice(): (pasted: Pasted) => void {
  const toast = useToast();
  const told = useRef(new Set<string>());
  return ({ lost, plain }) => {
    const kinds = [...lost, ...plain.filter((kind) => !told.current.has(kind))];
    for (const kind of plain) told.current.add(kind);
    if (kinds.length > 0) toast('info', `Lo pegado quedó sin: ${kinds.join('; ')}.`, { duration: 2 * TOAST_MS });
  };
}
