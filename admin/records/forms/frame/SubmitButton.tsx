import { useContext } from 'react';
import { SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { DraftFormContext } from '../state/draftForm.ts';
import { useIsSending } from '../state/sending.ts';

/** Always enabled, except while a file is sent, and while saving, so that a double click sends one request. */
export function SubmitButton({ label }: { label: string }) {
  const { isSubmitting } = useFormState();
  const isSending = useIsSending();
  const draft = useContext(DraftFormContext);
  return (
    <>
      {draft?.action}
      {/* `alwaysEnable` overrides the button's own check for a save in progress. */}
      <SaveButton
        label={draft?.draft === undefined ? label : 'Publicar'}
        alwaysEnable={!isSubmitting && !isSending}
        disabled={isSending}
      />
    </>
  );
}
