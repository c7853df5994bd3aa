import { useEffect, useRef } from 'react';
import {
  type CreateParams,
  type RaRecord,
  type UpdateParams,
  useEvent,
  useRecordContext,
  useRegisterMutationMiddleware,
} from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { mayBeApplied } from '../../../dataProvider/core/httpError.ts';
import { type CopyPlace, changedValues, isWorthKeeping, splitFiles } from '../../session/localCopies/localCopy.ts';
import { useStores } from '../../session/stores.ts';
import { useFailureNotice } from './useFailureNotice.ts';

// Milliseconds; a copy is at most this old.
const WRITE_DELAY_MS = 1_000;

type Mutate = (resource: string, params: CreateParams | UpdateParams) => Promise<{ data: RaRecord }>;

interface CopyKeeperProps {
  place: CopyPlace;
  copyId: string;
}

/** Saves the unsaved changes of its form to the local copy. Mounted inside the form, after its fields; renders nothing. */
export function CopyKeeper({ place, copyId }: CopyKeeperProps) {
  const { copies } = useStores();
  const failed = useFailureNotice();
  const { getValues, watch } = useFormContext();
  const { dirtyFields, isSubmitting } = useFormState();
  const base = useRecordContext();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWritten = useRef(false);
  const ownId = useRef(copyId);
  const wasSent = useRef(false);
  const isSaved = useRef(false);

  const write = useEvent(async () => {
    const changes = changedValues(getValues(), dirtyFields);
    const isUnsaved = isWorthKeeping(place, changes);
    // Another id is that of a recovered copy, which is stored.
    if (!isUnsaved && !isWritten.current && copyId === ownId.current) return;
    isWritten.current = isUnsaved;
    try {
      if (!isUnsaved) await copies.remove(copyId);
      else {
        const sent = wasSent.current;
        await copies.write({ ...place, id: copyId, base: base ?? {}, wasSent: sent, ...splitFiles(changes) });
      }
    } catch {
      failed();
    }
  });

  const flush = useEvent(async () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!isSaved.current) await write();
  });

  useRegisterMutationMiddleware<Mutate>(
    useEvent(async (resource: string, params: CreateParams | UpdateParams, next: Mutate) => {
      const wasSentBefore = wasSent.current;
      wasSent.current = true;
      void write();
      try {
        const result = await next(resource, params);
        wasSent.current = false;
        isSaved.current = true;
        isWritten.current = false;
        copies.remove(copyId).catch(failed);
        return result;
      } catch (error) {
        if (!mayBeApplied(error)) {
          wasSent.current = wasSentBefore;
          void write();
        }
        throw error;
      }
    }),
  );

  // A form that stays open after its save keeps copies of later changes.
  useEffect(() => {
    if (!isSubmitting) isSaved.current = false;
  }, [isSubmitting]);

  // Cleanups run in the order of the effects: the last changes are written before the copy is released.
  useEffect(() => {
    const flushNow = () => void flush();
    document.addEventListener('visibilitychange', flushNow);
    window.addEventListener('pagehide', flushNow);
    return () => {
      document.removeEventListener('visibilitychange', flushNow);
      window.removeEventListener('pagehide', flushNow);
      flushNow();
    };
  }, [flush]);

  useEffect(() => copies.hold(copyId, flush), [copies, copyId, flush]);

  useEffect(() => {
    const { unsubscribe } = watch(() => {
      timer.current ??= setTimeout(() => void flush(), WRITE_DELAY_MS);
    });
    return unsubscribe;
  }, [watch, flush]);
  return null;
}
