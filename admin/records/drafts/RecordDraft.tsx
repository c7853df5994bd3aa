import { Alert, Box, Button, Stack } from '@mui/material';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { DraftResource } from '../../../contract/resources/drafts.ts';
import type { DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import { DRAFT } from '../../addresses/paths.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { focusContent } from '../../components/usePageFocus.ts';
import { instantText } from '../../display/dayAndTime.ts';
import { useMayLeave } from '../../session/useMayLeave.ts';
import { DiscardDraftButton } from './DiscardDraftButton.tsx';
import { DraftedForm, useFormDraft } from './DraftedForm.tsx';
import { useDrafts } from './useDrafts.ts';

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

interface NewDraftProps {
  resource: DraftResource;
  /** the draft that the form is filled with; null for an empty form */
  id: number | null;
  /** called after the draft was saved, and if the server no longer has it */
  onDone: () => void;
  children: ReactNode;
}

/** The form of a new record, which can be saved as a draft and filled with one. */
export function NewDraft(props: NewDraftProps) {
  return (
    <OwnApiOnly otherwise={props.children}>
      <DraftOfNew {...props} />
    </OwnApiOnly>
  );
}

function DraftOfNew({ resource, id, onDone, children }: NewDraftProps) {
  const [isUnsaved, setUnsaved] = useState(false);
  const { draft, waiting } = useFormDraft(resource, { id, isUnsaved, onMissing: onDone });
  if (waiting !== null) return waiting;
  return (
    <DraftedForm
      key={id ?? 'empty'}
      resource={resource}
      recordId={null}
      draft={draft}
      onSaved={onDone}
      onUnsaved={setUnsaved}
    >
      {children}
    </DraftedForm>
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
  const { data: drafts, isFetching, isError, refetch } = useDrafts(resource);
  const stored = drafts?.find(({ recurso_id }) => recurso_id === id);
  const isCurrent = drafts !== undefined && !isFetching;
  const [shownId, show] = useShownDraft(opensDraft ?? asked, { stored, isCurrent, isUnsaved, goneId });
  const { draft, waiting } = useFormDraft(resource, { id: shownId, isUnsaved, onMissing: () => show(null) });
  const form = shownId ?? 'record';
  const notice = useFocusAfterSwap<HTMLDivElement>(waiting === null ? form : null);
  if (waiting !== null) return waiting;
  const isOpen = stored !== undefined && stored.id === shownId;
  // The list may have a newer version than the form, which somebody else has saved.
  const shown = isOpen ? newestOf(draft, own) : stored;
  return (
    <>
      <Box ref={notice} tabIndex={-1} sx={{ outline: 'none', flexShrink: 0, ...(inDialog && { px: 3 }) }}>
        {isError ? (
          <Box sx={{ mb: 2, maxWidth: 860 }}>
            <LoadFailure text={messages.borradores.listFailed} onRetry={() => void refetch()} />
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

/**
 * After another form has replaced the focused one, focuses the notice above it, or the content of the page without a notice. A form that
 * focuses its first field keeps the focus.
 * @param form names the form that is shown; null while it is loaded
 */
function useFocusAfterSwap<E extends HTMLElement>(form: number | string | null): RefObject<E | null> {
  const notice = useRef<E>(null);
  const shown = useRef<number | string | null>(null);
  useEffect(() => {
    if (form === null) return;
    const isSwapped = shown.current !== null && shown.current !== form;
    shown.current = form;
    if (!isSwapped || document.activeElement !== document.body) return;
    if (notice.current?.hasChildNodes()) notice.current.focus();
    else focusContent();
  }, [form]);
  return notice;
}

interface RecordsDraft {
  /** the record's draft; undefined without one, or until the drafts are loaded */
  stored: DraftSummary | undefined;
  /** the drafts are loaded, and not about to change */
  isCurrent: boolean;
  /** the form has unsaved changes */
  isUnsaved: boolean;
  /** a draft that could not be saved because the server no longer has it: its form stays, which alone has what was typed */
  goneId: number | null;
}

/**
 * The draft that the form of a record shows, null for the record itself, and a function for the user's choice. While the form has
 * unsaved changes, nothing else replaces it.
 * @param opensDraft the form shows the draft once it is known
 */
function useShownDraft(opensDraft: boolean, { stored, isCurrent, isUnsaved, goneId }: RecordsDraft) {
  const [shownId, show] = useState<number | null>(null);
  const [isAwaited, setAwaited] = useState(opensDraft);
  if (isAwaited && (stored !== undefined || isCurrent)) {
    setAwaited(false);
    if (stored !== undefined && !isUnsaved) show(stored.id);
  }
  const isGone = shownId !== null && isCurrent && stored?.id !== shownId;
  if (isGone && !isUnsaved && shownId !== goneId) show(null);
  return [shownId, show] as const;
}

interface DraftNoticeProps {
  draft: DraftSummary;
  isOpen: boolean;
  onToggle: () => void;
  onDiscarded: () => void;
}

/** Says that a record has a draft, above its form. */
function DraftNotice({ draft, isOpen, onToggle, onDiscarded }: DraftNoticeProps) {
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
