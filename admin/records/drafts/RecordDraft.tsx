import { Box } from '@mui/material';
import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { DraftResource } from '../../../contract/resources/drafts.ts';
import { DRAFT } from '../../addresses/paths.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { DraftFormContext } from '../forms/draftForm.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { draftFormOf } from './draftFormOf.ts';
import { SaveDraftButton } from './SaveDraftButton.tsx';
import { useDraft, useDrafts } from './useDrafts.ts';
import { useFinishPublication } from './useFinishPublication.ts';

const NO_DRAFT = { record: null, base: null, origen: null, submitLabel: null, metaOf: () => undefined };

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
export function RecordDraft({ resource, id, opensDraft, inDialog = false, children }: RecordDraftProps) {
  const asked = new URLSearchParams(useLocation().search).has(DRAFT);
  const [isOpen, setOpen] = useState(opensDraft ?? asked);
  const { drafts, isError, retry } = useDrafts(resource);
  const summary = drafts?.find(({ recurso_id }) => recurso_id === id);
  const shownId = isOpen && summary !== undefined ? summary.id : null;
  const { data, error, refetch } = useDraft(shownId);
  const draft = shownId === null ? undefined : data;
  const form = useMemo(() => (draft === undefined ? NO_DRAFT : draftFormOf(draft)), [draft]);
  const finish = useFinishPublication();

  const notice = isError ? (
    <Box sx={{ mb: 2, maxWidth: 860 }}>
      <LoadFailure text={messages.borradores.listFailed} onRetry={retry} />
    </Box>
  ) : summary === undefined ? null : (
    <DraftNotice draft={summary} isOpen={shownId !== null} onToggle={() => setOpen(shownId === null)} />
  );
  if (shownId !== null && draft === undefined) {
    if (error === null) return <LoadingScreen />;
    return <LoadFailure text={messages.borradores.loadFailed} onRetry={() => void refetch()} />;
  }
  const action = (
    <SaveDraftButton
      resource={resource}
      recordId={id}
      draft={draft}
      other={draft === undefined ? summary : undefined}
      onSaved={() => setOpen(true)}
    />
  );
  const onPublished = () => {
    if (draft !== undefined) finish(draft);
  };
  return (
    <>
      {inDialog && notice !== null ? <Box sx={{ px: 3, flexShrink: 0 }}>{notice}</Box> : notice}
      <DraftFormContext value={{ ...form, id: shownId, action, onPublished }}>
        <Fragment key={draft === undefined ? 'record' : 'draft'}>{children}</Fragment>
      </DraftFormContext>
    </>
  );
}
