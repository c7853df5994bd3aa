import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { messages } from '../../../contract/calls/messages.ts';
import { type DraftResource, draftPartOf } from '../../../contract/resources/drafts.ts';
import { isDraftFile } from '../../../dataProvider/core/selectedFile.ts';
import { useToast } from '../../feedback/useToast.tsx';

/** Takes the file of a draft that the server no longer has out of its form, and says so. */
export function useGoneFile(resource: DraftResource, isGone: boolean): void {
  const { getValues, setValue } = useFormContext();
  const toast = useToast();
  useEffect(() => {
    const field = draftPartOf(resource).file?.field;
    if (!isGone || field === undefined || !isDraftFile(getValues(field))) return;
    setValue(field, null, { shouldDirty: true });
    toast('warning', messages.borradores.fileGone);
  }, [isGone, resource, getValues, setValue, toast]);
}
