import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { type DraftResource, draftPartOf } from '../../../contract/resources/drafts.ts';
import type { SelectedFile } from '../../../dataProvider/core/selectedFile.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { Draft, DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import { HOST } from '../../addresses/host.ts';
import { DraftFormContext, type FilledForm, type StoredDraft } from '../forms/state/draftForm.ts';
import { SaveDraftButton } from './SaveDraftButton.tsx';
import { useForgetDraft } from './useDrafts.ts';

interface DraftedFormProps {
  resource: DraftResource;
  /** null for a new record */
  recordId: number | null;
  /** that the form is filled from; undefined for the form of the record itself, or an empty one */
  draft: Draft | undefined;
  /** the record's draft, if the form shows the record itself */
  other?: DraftSummary | undefined;
  onSaved: (saved: DraftSummary) => void;
  /** called when the server says that it no longer has the draft: only the form has what was typed */
  onDraftGone?: (id: number) => void;
  onFinished?: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
  children: ReactNode;
}

/** A form that can be filled from a draft and saved as one. Another draft needs another key. */
export function DraftedForm(props: DraftedFormProps) {
  const { resource, recordId, draft, other, onSaved, onDraftGone, onFinished, onUnsaved, children } = props;
  const stored = useRef<StoredDraft | null>(draft ?? null);
  const [isGone, setGone] = useState(false);
  const filled = useMemo(() => draftFormOf(draft), [draft]);
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
  const action = (
    <SaveDraftButton
      resource={resource}
      recordId={recordId}
      draft={draft}
      other={other}
      stored={stored}
      isGone={isGone}
      onGone={onGone}
      onSaved={onSaved}
    />
  );
  const id = draft?.id ?? null;
  return (
    <DraftFormContext value={{ ...filled, resource, id, action, stored, onGone, onPublished, onUnsaved }}>
      {children}
    </DraftFormContext>
  );
}

const FILE_TITLE = 'Archivo del borrador';
const NO_DRAFT: FilledForm = { record: null, base: null, origen: null, submitLabel: null };

/** The values of a draft's form. Its file is in the form as one that the server has. */
function valuesOf({ recurso, campos, base, archivo }: Draft): Partial<RaRecord> {
  const field = draftPartOf(recurso).file?.field;
  if (field === undefined || archivo === null) return { ...base, ...campos };
  const file: SelectedFile = { rawFile: null, src: archivo === '' ? '' : HOST + archivo, title: FILE_TITLE };
  return { ...base, ...campos, [field]: file };
}

function draftFormOf(draft: Draft | undefined): FilledForm {
  if (draft === undefined) return NO_DRAFT;
  return { record: valuesOf(draft), base: draft.base, origen: draft.origen, submitLabel: 'Publicar' };
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
