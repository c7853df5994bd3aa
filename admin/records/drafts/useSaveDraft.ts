import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { draftPartOf } from '../../../contract/resources/drafts.ts';
import { fileOf, isDraftFile, type SelectedFile } from '../../../dataProvider/core/selectedFile.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { DraftInput, DraftSummary } from '../../../dataProvider/resources/drafts.ts';
import { showSavedDraft } from './useDrafts.ts';

type Values = Readonly<Record<string, unknown>>;
type DraftOfForm = Pick<DraftInput, 'recurso' | 'recurso_id' | 'version_base' | 'base'>;

/** The stored draft in a 409, which somebody else has saved meanwhile; null for another failure. */
function otherDraftIn(error: unknown): DraftSummary | null {
  return error instanceof HttpError && error.status === 409 ? (error.body?.actual ?? null) : null;
}

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

/** Saves the values of a form as a draft; null if the user decides not to replace somebody else's. */
export function useSaveDraft() {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  return async (
    form: DraftOfForm,
    values: Values,
    stored: Pick<DraftSummary, 'id' | 'version'> | undefined,
  ): Promise<DraftSummary | null> => {
    const input = { ...form, ...splitFile(form.recurso, values) };
    const send = async (replaced: DraftInput['stored']): Promise<DraftSummary> => {
      const saved = await dataProvider.saveDraft({ ...input, stored: replaced });
      showSavedDraft(queryClient, saved);
      return saved;
    };
    try {
      return await send(stored);
    } catch (error) {
      const other = otherDraftIn(error);
      if (other === null) throw error;
      return window.confirm(messages.borradores.confirmOverwrite) ? send(other) : null;
    }
  };
}
