import PreviewIcon from '@mui/icons-material/PreviewOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { DraftResource } from '../../../contract/resources/drafts.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { CreatedPreview, DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import { useSend } from '../../feedback/useSend.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { useDrafts } from './useDrafts.ts';

interface PreviewButtonProps {
  draft: DraftSummary;
  /** with the look of the other actions of a record */
  isAction?: boolean;
}

const ACTION: ButtonProps = { variant: 'outlined', startIcon: <PreviewIcon /> };
const IN_LIST: ButtonProps = { size: 'small', color: 'inherit' };

/** 'Vista previa': creates a link to the saved draft and shows it. */
export function PreviewButton({ draft, isAction = false }: PreviewButtonProps) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const { send } = useSend();
  const [created, setCreated] = useState<CreatedPreview | null>(null);
  const create = () =>
    send(async () => setCreated(await dataProvider.createPreview(draft.id)), messages.borradores.previewFailed);
  return (
    <>
      <Button {...(isAction ? ACTION : IN_LIST)} onClick={() => void create()}>
        Vista previa
      </Button>
      {created === null ? null : <PreviewDialog draft={draft} created={created} onClose={() => setCreated(null)} />}
    </>
  );
}

/** 'Vista previa' of a record's draft, among the actions of the record; nothing without a draft. */
export function DraftPreview({ recurso, id }: { recurso: DraftResource; id: number }) {
  const { data: drafts } = useDrafts(recurso);
  const draft = drafts?.find(({ recurso_id }) => recurso_id === id);
  return draft === undefined ? null : <PreviewButton draft={draft} isAction />;
}
