import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { DraftResource } from '../../../contract/resources/drafts.ts';
import type { DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import { DRAFT } from '../../addresses/paths.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { DraftedForm } from './DraftedForm.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { useDrafts } from './useDrafts.ts';
import { useFilledDraft } from './useFilledDraft.ts';
import { useFocusAfterSwap } from './useFocusAfterSwap.ts';
import { useMissingDraft } from './useMissingDraft.ts';
import { useShownDraft } from './useShownDraft.ts';

interface RecordDraftProps {
  resource: DraftResource;
  id: number;
  /** the form shows the draft at first; by default if the address asks for it */
  opensDraft?: boolean;
  /** the space around the notice in a dialog */
  inDialog?: boolean;
  children: ReactNode;
}

/** The draft of a record: a notice above its form, the draft's values in it, and the button that saves one. */
export function RecordDraft(props: RecordDraftProps) {
  return (
    <OwnApiOnly otherwise={props.children}>
      <DraftOfRecord key={props.id} {...props} />
    </OwnApiOnly>
  );
}

/** The version that the form shows: it was filled with one, and may have saved a newer one since. */
function newestOf(filled: DraftSummary | undefined, own: DraftSummary | undefined): DraftSummary | undefined {
  return own !== undefined && own.id === filled?.id && own.version > filled.version ? own : filled;
}

function DraftOfRecord({ resource, id, opensDraft, inDialog = false, children }: RecordDraftProps) {
  const asked = new URLSearchParams(useLocation().search).has(DRAFT);
  const [isUnsaved, setUnsaved] = useState(false);
  const [own, setOwn] = useState<DraftSummary>();
  const [goneId, setGone] = useState<number | null>(null);
  const { drafts, isFetching, isError, retry } = useDrafts(resource);
  const stored = drafts?.find(({ recurso_id }) => recurso_id === id);
  const isCurrent = drafts !== undefined && !isFetching;
  const [shownId, show] = useShownDraft(opensDraft ?? asked, { stored, isCurrent, isUnsaved, goneId });
  const { draft, isLoading, error, refetch } = useFilledDraft(shownId, isUnsaved);
  const form = shownId ?? 'record';
  const notice = useFocusAfterSwap<HTMLDivElement>(isLoading ? null : form);

  const isMissing = useMissingDraft({
    draft: isLoading && shownId !== null ? { id: shownId, recurso: resource } : null,
    error,
    onMissing: () => show(null),
  });

  if (isLoading && error !== null && !isMissing) {
    return <LoadFailure text={messages.borradores.loadFailed} onRetry={() => void refetch()} />;
  }
  if (isLoading) return <LoadingScreen />;
  const isOpen = stored !== undefined && stored.id === shownId;
  // The list may have a newer version than the form, which somebody else has saved.
  const shown = isOpen ? newestOf(draft, own) : stored;
  return (
    <>
      <Box ref={notice} tabIndex={-1} sx={{ outline: 'none', flexShrink: 0, ...(inDialog && { px: 3 }) }}>
        {isError ? (
          <Box sx={{ mb: 2, maxWidth: 860 }}>
            <LoadFailure text={messages.borradores.listFailed} onRetry={retry} />
          </Box>
        ) : shown === undefined ? null : (
          <DraftNotice
            draft={shown}
            isOpen={isOpen}
            onToggle={() => show(isOpen ? null : shown.id)}
            onDiscarded={() => show(null)}
          />
        )}
      </Box>
      <DraftedForm
        key={form}
        resource={resource}
        recordId={id}
        draft={draft}
        other={draft === undefined ? stored : undefined}
        onSaved={(saved) => {
          setOwn(saved);
          show(saved.id);
        }}
        onDraftGone={setGone}
        onFinished={() => show(null)}
        onUnsaved={setUnsaved}
      >
        {children}
      </DraftedForm>
    </>
  );
}
