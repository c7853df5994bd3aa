import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { draftPartOf } from '../../../contract/resources/drafts.ts';
import { mayBeApplied } from '../../../dataProvider/core/httpError.ts';
import type { Operation } from '../../../dataProvider/core/operation.ts';
import { fileOf, isDraftFile, type SelectedFile } from '../../../dataProvider/core/selectedFile.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { DraftInput, DraftSummary } from '../../../dataProvider/resources/drafts.ts';
import { HOST } from '../../addresses/host.ts';
import type { StoredDraft } from '../forms/draftForm.ts';
import { otherDraftIn } from './otherDraftIn.ts';
import { showSavedDraft } from './useDrafts.ts';

type Values = Readonly<Record<string, unknown>>;
type DraftOfForm = Pick<DraftInput, 'recurso' | 'recurso_id' | 'version_base' | 'base'>;

interface Save {
  input: DraftInput;
  /** the values of the form, as text */
  sent: string;
}

/** Lists of a form are changed in place, and a save without an answer is sent again as it was. */
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
export function useSaveDraft() {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  // One for all attempts: a save whose answer was lost is sent again with its id.
  const operation = useRef<Operation>({});
  const lost = useRef(new Set<Save>());

  async function send(save: Save): Promise<DraftSummary> {
    try {
      const saved = await dataProvider.saveDraft(save.input, { operation: operation.current });
      operation.current = {};
      lost.current.clear();
      return saved;
    } catch (error) {
      // Another server knows no ids of requests.
      if (HOST === '' && mayBeApplied(error)) lost.current.add(save);
      else lost.current.delete(save);
      throw error;
    }
  }

  /**
   * Sends the saves without an answer again, as they were, until the server answers what it stored of one. The oldest is first: the
   * newer ones would be other drafts of a new record. One whose file is no longer chosen may fail again: the file may be what cannot be sent.
   * @param file what the form has now
   */
  async function resend(file: File | undefined) {
    for (const save of [...lost.current]) {
      try {
        return { draft: await send(save), sent: save.sent };
      } catch (error) {
        const isFileDropped = save.input.file !== undefined && save.input.file !== file;
        if (lost.current.has(save) && !isFileDropped) throw error;
      }
    }
    return null;
  }

  async function saveOnce(form: DraftOfForm, sent: string, values: Values, replaced: StoredDraft | undefined) {
    const { campos, ...file } = splitFile(form.recurso, values);
    const input = { ...form, ...file, campos: copyOf(campos) };
    try {
      return await send({ input: { ...input, stored: replaced }, sent });
    } catch (error) {
      const other = otherDraftIn(error);
      if (other === null) throw error;
      // The server keeps the file of the draft that is replaced, which may be another one than the form shows.
      const { confirmOverwrite, confirmOverwriteFields } = messages.borradores;
      if (!window.confirm(input.keepsFile ? confirmOverwriteFields : confirmOverwrite)) return null;
      return send({ input: { ...input, stored: other }, sent });
    }
  }

  /** @param other the record's draft that a form without one replaces */
  return async (
    form: DraftOfForm,
    getValues: () => Values,
    stored: RefObject<StoredDraft | null>,
    other: StoredDraft | undefined,
  ) => {
    // As text, because a form changes its lists in place.
    const current = () => JSON.stringify(getValues());
    let saved = null as DraftSummary | null;
    const keep = (next: DraftSummary) => {
      saved = next;
      stored.current = next;
      return next;
    };
    try {
      const resent = await resend(splitFile(form.recurso, getValues()).file);
      if (resent !== null) keep(resent.draft);
      if (resent !== null && current() === resent.sent) return resent.draft;
      for (;;) {
        const sent = current();
        const next = await saveOnce(form, sent, getValues(), stored.current ?? other);
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
