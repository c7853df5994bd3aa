import { Button } from '@mui/material';
import { useState } from 'react';
import { HttpError, useRecordContext } from 'react-admin';
import { flushSync } from 'react-dom';
import { useFormContext, useFormState } from 'react-hook-form';
import { messages } from '../../../contract/calls/messages.ts';
import type { DraftResource } from '../../../contract/resources/drafts.ts';
import { draftPartOf } from '../../../contract/resources/drafts.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import type { Draft, DraftSummary } from '../../../dataProvider/resources/drafts.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { useIsSending } from '../forms/sending.ts';
import { useSaveDraft } from './useSaveDraft.ts';

interface SaveDraftButtonProps {
  resource: DraftResource;
  /** null for a new record */
  recordId: number | null;
  draft: Draft | undefined;
  /** the record's draft, if the form shows the record itself */
  other: DraftSummary | undefined;
  onSaved: (saved: DraftSummary) => void;
}

/** 'Guardar como borrador', inside a form. */
export function SaveDraftButton({ resource, recordId, draft, other, onSaved }: SaveDraftButtonProps) {
  const { getValues, reset, setError, clearErrors, setFocus } = useFormContext();
  const { isSubmitting } = useFormState();
  const isSending = useIsSending();
  const shown = useRecordContext();
  const [isSaving, setSaving] = useState(false);
  const toast = useToast();
  const save = useSaveDraft();

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
    if (other !== undefined && !window.confirm(messages.borradores.confirmReplace)) return;
    const opened = draft?.base ?? (recordId === null ? null : (shown ?? null));
    const version = draft?.version_base ?? opened?.version;
    setSaving(true);
    try {
      const form = {
        recurso: resource,
        recurso_id: recordId,
        version_base: typeof version === 'number' ? version : null,
        base: opened,
      };
      const saved = await save(form, getValues, draft ?? other);
      if (saved === null) return;
      // Saved values are not lost, so leaving the form asks nothing.
      flushSync(() => reset(getValues()));
      toast('success', messages.borradores.saved);
      onSaved(saved);
    } catch (error) {
      const errors: Readonly<Record<string, string>> = (error instanceof HttpError && error.body?.errors) || {};
      for (const [field, message] of Object.entries(errors)) setError(field, { message });
      toast('error', failureText(error, messages.borradores.saveFailed));
    } finally {
      setSaving(false);
    }
  }

  return (
    <Button variant="outlined" disabled={isSubmitting || isSaving || isSending} onClick={() => void saveDraft()}>
      Guardar como borrador
    </Button>
  );
}
