import { Alert, Button, Stack } from '@mui/material';
import type { DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import { instantText } from '../../display/dayAndTime.ts';
import { useMayLeave } from '../../session/useMayLeave.ts';
import { DiscardDraftButton } from './DiscardDraftButton.tsx';

interface DraftNoticeProps {
  draft: DraftSummary;
  isOpen: boolean;
  onToggle: () => void;
  onDiscarded: () => void;
}

/** Says that a record has a draft, above its form. */
export function DraftNotice({ draft, isOpen, onToggle, onDiscarded }: DraftNoticeProps) {
  const mayLeave = useMayLeave();
  const saved = `guardado el ${instantText(Date.parse(draft.updated_at))} por ${draft.updated_by}`;
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2, maxWidth: 860 }}>
      {isOpen
        ? `Este es el borrador ${saved}. Los visitantes ven lo publicado.`
        : `Hay un borrador de este registro, ${saved}.`}
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => mayLeave() && onToggle()}>
          {isOpen ? 'Ver lo publicado' : 'Ver borrador'}
        </Button>
        <DiscardDraftButton draft={draft} onDiscarded={onDiscarded} />
      </Stack>
    </Alert>
  );
}
