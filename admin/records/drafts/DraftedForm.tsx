import { Box } from '@mui/material';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { HttpError, type RaRecord, useDataProvider, useEvent } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { type DraftResource, draftPartOf } from '../../../contract/resources/drafts.ts';
import type { SelectedFile } from '../../../dataProvider/core/selectedFile.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { Draft, DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import { labels } from '../../../i18n/labels.ts';
import { HOST } from '../../addresses/host.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { Panel } from '../../components/Panel.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { type DraftForm, DraftFormContext, type StoredDraft } from '../forms/state/draftForm.ts';
import { OrigenText } from '../origen/Origen.tsx';
import { SaveDraftButton } from './SaveDraftButton.tsx';
import { useDraft, useForgetDraft } from './useDrafts.ts';

interface FormDraftOptions {
  /** null without a draft */
  id: number | null;
  /** the form has unsaved changes */
  isUnsaved: boolean;
  /** called for a draft that the server no longer has when it is to be shown */
  onMissing: () => void;
}

/**
 * The draft that a form is filled from, and what is shown until it is there. One that is loaded again replaces it only while the form has
 * no unsaved changes, so that a save names the version that the form shows.
 */
export function useFormDraft(resource: DraftResource, { id, isUnsaved, onMissing }: FormDraftOptions) {
  const { data: loaded, error, refetch } = useDraft(id);
  const [filled, setFilled] = useState(loaded);
  const forget = useForgetDraft();
  const toast = useToast();
  const draft = isUnsaved && filled !== undefined && filled.id === id ? filled : loaded;
  if (draft !== filled) setFilled(draft);
  const isLoading = id !== null && draft === undefined;
  const isMissing = isLoading && error instanceof HttpError && error.status === 404;
  const leave = useEvent(() => {
    toast('error', failureText(error, messages.borradores.loadFailed));
    if (id !== null) forget({ id, recurso: resource });
    onMissing();
  });
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing, leave]);
  if (!isLoading) return { draft, waiting: null };
  if (error === null || isMissing) return { draft, waiting: <LoadingScreen /> };
  return { draft, waiting: <LoadFailure text={messages.borradores.loadFailed} onRetry={() => void refetch()} /> };
}

interface DraftedFormProps extends Pick<DraftForm, 'resource' | 'recordId' | 'draft' | 'onSaved' | 'onUnsaved'> {
  other?: DraftSummary | undefined;
  /** called when the server says that it no longer has the draft: only the form has what was typed */
  onDraftGone?: (id: number) => void;
  onFinished?: () => void;
  children: ReactNode;
}

/** A form that can be filled from a draft and saved as one. Another draft needs another key. */
export function DraftedForm({ other, onDraftGone, onFinished, children, ...rest }: DraftedFormProps) {
  const { resource, draft } = rest;
  const stored = useRef<StoredDraft | null>(draft ?? null);
  const [isGone, setGone] = useState(false);
  const record = useMemo(() => draft && valuesOf(draft), [draft]);
  const finish = useFinishPublication(onFinished);
  const forget = useForgetDraft();

  // A draft that was loaded again, unless the form has saved a newer version since.
  useEffect(() => {
    if (draft !== undefined && draft.version > (stored.current?.version ?? 0)) stored.current = draft;
  }, [draft]);

  const onGone = () => {
    const gone = stored.current ?? other;
    stored.current = null;
    setGone(true);
    if (gone === undefined) return;
    onDraftGone?.(gone.id);
    // The next save does not replace it.
    forget({ id: gone.id, recurso: resource });
  };
  const onPublished = () => {
    const published = stored.current ?? draft;
    if (published !== undefined) finish({ ...published, recurso: resource });
  };
  const form: DraftForm = { ...rest, record, other, stored, isGone, onGone, onPublished };
  const action = <SaveDraftButton form={form} />;
  const origen = draft?.origen ? <DraftOrigen origen={draft.origen} /> : null;
  return <DraftFormContext value={{ ...form, action, origen }}>{children}</DraftFormContext>;
}

const DraftOrigen = ({ origen }: { origen: string }) => (
  <Box sx={{ width: '100%', mt: 2 }}>
    <Panel title={labels.registro.origen}>
      <OrigenText origen={origen} />
    </Panel>
  </Box>
);

const FILE_TITLE = 'Archivo del borrador';

/** The values of a draft's form. Its file is in the form as one that the server has. */
function valuesOf({ recurso, campos, base, archivo }: Draft): Partial<RaRecord> {
  const field = draftPartOf(recurso).file?.field;
  if (field === undefined || archivo === null) return { ...base, ...campos };
  const file: SelectedFile = { rawFile: null, src: archivo === '' ? '' : HOST + archivo, title: FILE_TITLE };
  return { ...base, ...campos, [field]: file };
}

type Published = Pick<DraftSummary, 'id' | 'recurso' | 'version'>;

/**
 * Forgets a published draft. The server has deleted it, unless the record already had its values and nothing was sent.
 * @param onFinished called once the lists no longer have it
 */
function useFinishPublication(onFinished?: () => void): (draft: Published) => void {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const forget = useForgetDraft();
  const finish = async (draft: Published) => {
    const left = await dataProvider.listDrafts(draft.recurso);
    if (left.some(({ id }) => id === draft.id)) await dataProvider.discardDraft(draft.id, draft.version);
    forget(draft);
  };
  // Deferred until the save has ended, because removing the draft replaces the form. The reloaded list shows a draft that remains.
  return (draft) =>
    void setTimeout(async () => {
      await finish(draft).catch(() => forget(draft));
      onFinished?.();
    });
}
