import { Button } from '@mui/material';
import { useEffect } from 'react';
import { HttpError, useRecordContext } from 'react-admin';
import { flushSync } from 'react-dom';
import { useFormContext, useFormState } from 'react-hook-form';
import { messages } from '../../../contract/calls/messages.ts';
import { type DraftResource, draftPartOf } from '../../../contract/resources/drafts.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import { isDraftFile } from '../../../dataProvider/core/selectedFile.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import type { DraftForm } from '../forms/state/draftForm.ts';
import { useIsSending, useSending } from '../forms/state/sending.ts';
import { isDraftGone } from '../forms/state/sendPublication.ts';
import { useSaveDraft } from './useSaveDraft.ts';

/** 'Guardar como borrador', inside a form. */
export function SaveDraftButton({ form }: { form: DraftForm }) {
  const { resource, recordId, draft, other, stored, isGone, onGone, onSaved } = form;
  const { getValues, reset, setError, clearErrors, setFocus } = useFormContext();
  const { isSubmitting } = useFormState();
  const isSending = useIsSending();
  const shown = useRecordContext();
  const whileSending = useSending();
  const toast = useToast();
  const save = useSaveDraft();
  useGoneFile(resource, isGone);

  function hasName(): boolean {
    const { name } = draftPartOf(resource);
    if (name === undefined || recordId !== null) return true;
    const [field] = name.fields;
    if (textOf(getValues(field)).trim() !== '') return true;
    setError(field, { message: name.missing });
    setFocus(field);
    toast('warning', name.missing);
    return false;
  }

  async function saveDraft(): Promise<void> {
    clearErrors();
    if (!hasName()) return;
    if (stored.current === null && other !== undefined && !window.confirm(messages.borradores.confirmReplace)) return;
    const opened = draft?.base ?? (recordId === null ? null : (shown ?? null));
    const version = draft?.version_base ?? opened?.version;
    try {
      const input = {
        recurso: resource,
        recurso_id: recordId,
        version_base: typeof version === 'number' ? version : null,
        base: opened,
      };
      const saved = await save(input, getValues, stored, other);
      if (saved === null) return;
      // Saved values are not lost, so leaving the form asks nothing.
      flushSync(() => reset(getValues()));
      toast('success', messages.borradores.saved);
      onSaved(saved);
    } catch (error) {
      if (isDraftGone(error)) onGone();
      const errors: Readonly<Record<string, string>> = (error instanceof HttpError && error.body?.errors) || {};
      for (const [field, message] of Object.entries(errors)) setError(field, { message });
      toast('error', failureText(error, messages.borradores.saveFailed));
    }
  }

  return (
    <Button variant="outlined" disabled={isSubmitting || isSending} onClick={() => void whileSending(saveDraft)}>
      Guardar como borrador
    </Button>
  );
}

/** Takes the file of a draft that the server no longer has out of its form, and says so. */
function useGoneFile(resource: DraftResource, isGone: boolean): void {
  const { getValues, setValue } = useFormContext();
  const toast = useToast();
  useEffect(() => {
    const field = draftPartOf(resource).file?.field;
    if (!isGone || field === undefined || !isDraftFile(getValues(field))) return;
    setValue(field, null, { shouldDirty: true });
    toast('warning', messages.borradores.fileGone);
  }, [isGone, resource, getValues, setValue, toast]);
}
