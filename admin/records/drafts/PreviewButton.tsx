import { Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { CreatedPreview, DraftSummary } from '../../../dataProvider/resources/borradores.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

/** 'Vista previa': creates a link to the saved draft and shows it. */
export function PreviewButton({ draft }: { draft: DraftSummary }) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const toast = useToast();
  const [created, setCreated] = useState<CreatedPreview | null>(null);
  const create = async () => {
    try {
      setCreated(await dataProvider.createPreview(draft.id));
    } catch (error) {
      toast('error', failureText(error, messages.borradores.previewFailed));
    }
  };
  return (
    <>
      <Button size="small" color="inherit" onClick={() => void create()}>
        Vista previa
      </Button>
      {created === null ? null : <PreviewDialog draft={draft} created={created} onClose={() => setCreated(null)} />}
    </>
  );
}
