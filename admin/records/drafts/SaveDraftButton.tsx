import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { HttpError, useDataProvider, useRecordContext } from 'react-admin';
import { flushSync } from 'react-dom';
import { useFormContext, useFormState } from 'react-hook-form';
import { messages } from '../../../contract/calls/messages.ts';
import { type DraftResource, draftPartOf } from '../../../contract/resources/drafts.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import { conflictIn } from '../../../dataProvider/core/httpError.ts';
import type { Operation } from '../../../dataProvider/core/operation.ts';
import { fileOf, isDraftFile, type SelectedFile } from '../../../dataProvider/core/selectedFile.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { DraftInput, DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { type DraftForm, isDraftGone, type StoredDraft } from '../forms/state/draftForm.ts';
import { useIsSending, useSending } from '../forms/state/sending.ts';
import { showSavedDraft } from './useDrafts.ts';

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

type Values = Readonly<Record<string, unknown>>;
type DraftOfForm = Pick<DraftInput, 'recurso' | 'recurso_id' | 'version_base' | 'base'>;

/** Lists of a form are changed in place. */
const copyOf = (values: Values): Values => JSON.parse(JSON.stringify(values));

/** The file of a form is sent apart; `false` says that the record's own is removed. */
function splitFile(recurso: DraftInput['recurso'], values: Values) {
  const field = draftPartOf(recurso).file?.field;
  if (field === undefined) return { campos: values, file: undefined, keepsFile: false };
  const { [field]: value, ...rest } = values;
  const chosen = value as SelectedFile | false | null | undefined;
  return {
    campos: chosen === false ? { ...rest, [field]: false } : rest,
    file: fileOf(chosen),
    keepsFile: isDraftFile(chosen),
  };
}

/**
 * Saves the values of a form as a draft, and again while they were changed meanwhile. Returns null if the user decides not to
 * replace somebody else's draft. `stored` of the form becomes each version that is saved.
 */
function useSaveDraft() {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  // One for all attempts: the server knows the id of a save whose answer was lost.
  const operation = useRef<Operation>({});

  async function send(input: DraftInput): Promise<DraftSummary> {
    const saved = await dataProvider.saveDraft(input, { operation: operation.current });
    operation.current = {};
    return saved;
  }

  async function saveOnce(form: DraftOfForm, values: Values, replaced: StoredDraft | undefined) {
    const { campos, ...file } = splitFile(form.recurso, values);
    const input = { ...form, ...file, campos: copyOf(campos) };
    try {
      return await send({ ...input, stored: replaced });
    } catch (error) {
      const conflict = conflictIn<DraftSummary>(error);
      if (conflict === null) throw error;
      operation.current = {};
      // The server keeps the file of the draft that is replaced, which may be another one than the form shows.
      const { confirmOverwrite, confirmOverwriteFields } = messages.borradores;
      if (!conflict.isOwn && !window.confirm(input.keepsFile ? confirmOverwriteFields : confirmOverwrite)) return null;
      return send({ ...input, stored: conflict.actual });
    }
  }

  /** @param other the record's draft that a form without one replaces */
  return async (
    form: DraftOfForm,
    getValues: () => Values,
    stored: RefObject<StoredDraft | null>,
    other: StoredDraft | undefined,
  ) => {
    // Values are compared as text, because a form changes its lists in place.
    const current = () => JSON.stringify(getValues());
    let saved = null as DraftSummary | null;
    const keep = (next: DraftSummary) => {
      saved = next;
      stored.current = next;
      return next;
    };
    try {
      for (;;) {
        const sent = current();
        const next = await saveOnce(form, getValues(), stored.current ?? other);
        if (next === null) return null;
        keep(next);
        if (current() === sent) return next;
      }
    } finally {
      // Not between two saves: the form is filled with the draft that is shown.
      if (saved !== null) showSavedDraft(queryClient, saved);
    }
  };
}
