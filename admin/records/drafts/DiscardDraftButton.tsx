import { Button } from '@mui/material';
import type { DraftSummary } from '../../../dataProvider/resources/drafts.ts';
import { useDiscardDraft } from './useDiscardDraft.ts';

export function DiscardDraftButton({ draft }: { draft: DraftSummary }) {
  const discard = useDiscardDraft();
  return (
    <Button size="small" color="error" onClick={() => void discard(draft)}>
      Descartar borrador
    </Button>
  );
}
