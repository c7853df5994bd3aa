import { Typography } from '@mui/material';
import { useContext } from 'react';
import { type RaRecord, useRecordContext, useResourceContext } from 'react-admin';
import { isRecordKind, type RecordKind } from '../../../../contract/resources/resources.ts';
import { endSentence } from '../../../display/sentence.ts';
import { siteVisibility } from '../../../display/siteVisibility.ts';
import { DraftFormContext } from '../state/draftForm.ts';

interface SiteStateProps {
  /** the stored record; the one of the context if absent */
  stored?: RaRecord | undefined;
}

/** @param record undefined for a new one */
function stateOf(kind: RecordKind, record: RaRecord | undefined, isDraft: boolean): string {
  if (record?.id === undefined) {
    return isDraft ? 'Borrador. Los visitantes no lo ven hasta que se publique.' : 'Aún no está guardado.';
  }
  const visibility = endSentence(siteVisibility(kind, record, new Date()).text);
  return isDraft ? `${visibility} Lo que cambia este borrador se ve cuando se publique.` : visibility;
}

/** What visitors see now of the record of a form. */
export function SiteState({ stored }: SiteStateProps) {
  const ofContext = useRecordContext();
  const resource = useResourceContext() ?? '';
  const draft = useContext(DraftFormContext);
  if (!isRecordKind(resource)) return null;
  const isDraft = draft?.draft !== undefined;
  return (
    <Typography variant="body2" sx={{ mb: 1 }}>
      <strong>En el sitio:</strong> {stateOf(resource, stored ?? ofContext, isDraft)}
    </Typography>
  );
}
