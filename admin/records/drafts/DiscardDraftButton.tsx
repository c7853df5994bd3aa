import { Button } from '@mui/material';
import type { DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import { useDiscardDraft } from './useDiscardDraft.ts';

interface DiscardDraftButtonProps {
  draft: DraftSummary;
  onDiscarded?: () => void;
}

export function DiscardDraftButton({ draft, onDiscarded }: DiscardDraftButtonProps) {
  const discard = useDiscardDraft();
  const discardNow = async () => {
    if (await discard(draft)) onDiscarded?.();
  };
  return (
    <Button size="small" color="error" onClick={() => void discardNow()}>
      Descartar borrador
    </Button>
  );
}
