import { Typography } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { type RaRecord, useRecordContext, useResourceContext } from 'react-admin';
import { isRecordKind, type RecordKind } from '../../../contract/resources/resources.ts';
import { siteVisibility } from '../../display/siteVisibility.ts';
import { DraftFormContext } from './draftForm.ts';

interface SiteStateProps {
  /** the stored record; the one of the context if absent */
  stored?: RaRecord | undefined;
  /** what changes it */
  help?: ReactNode;
}

/** @param record undefined for a new one */
function stateOf(kind: RecordKind, record: RaRecord | undefined, isDraft: boolean): string {
  if (record?.id === undefined) {
    return isDraft ? 'Borrador. Los visitantes no lo ven hasta que se publique.' : 'Aún no está guardado.';
  }
  const visibility = `${siteVisibility(kind, record, new Date()).text}.`;
  return isDraft ? `${visibility} Lo que cambia este borrador se ve cuando se publique.` : visibility;
}

/** What visitors see now of the record of a form. */
export function SiteState({ stored, help }: SiteStateProps) {
  const ofContext = useRecordContext();
  const resource = useResourceContext() ?? '';
  const draft = useContext(DraftFormContext);
  if (!isRecordKind(resource)) return null;
  const isDraft = draft !== null && draft.record !== null;
  return (
    <Typography variant="body2" sx={{ mb: 1 }}>
      <strong>En el sitio:</strong> {stateOf(resource, stored ?? ofContext, isDraft)} {help}
    </Typography>
  );
}
