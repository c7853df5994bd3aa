import { Alert, Box, Button } from '@mui/material';
import { type RaRecord, useGetMany } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { ChangedField } from '../../display/ChangedField.tsx';
import { instantText } from '../../display/dayAndTime.ts';
import { recordName } from '../../display/recordName.ts';
import { StoredValue } from '../../display/StoredValue.tsx';
import { NEW_RECORD, startsEmpty, type Values } from '../../session/localCopies/localCopy.ts';
import { copyDifferences, type FormCopy, isOutdated } from './copyDifferences.ts';

const { copias: texts } = messages;

interface CopyOfferProps {
  copy: FormCopy;
  /** the record as it is now, or the draft that the form shows */
  stored: Values;
  onRecover: (form: Element | null) => void;
  onDiscard: (form: Element | null) => void;
}

/** What else the user should know before recovering a copy. */
function notesOf(copy: FormCopy, stored: Values): string[] {
  const isNew = copy.recordId === NEW_RECORD;
  const isGone = copy.draftState === 'gone';
  return [
    ...(isGone ? [isNew ? texts.ofGoneNewDraft : texts.ofGoneDraft] : []),
    ...(copy.draftState === 'changed' ? [texts.draftChanged] : []),
    ...(isNew && copy.wasSent ? [texts.wasSent] : []),
    ...(!isNew && isOutdated(copy, stored) ? [texts.outdated] : []),
    ...copy.files.filter(({ file }) => file === null).map(({ name }) => texts.missingFile(name)),
  ];
}

/** Offers a local copy above its form, with its time and the fields that it changes. */
export function CopyOffer({ copy, stored, onRecover, onDiscard }: CopyOfferProps) {
  const moment = instantText(copy.savedAt);
  const isNew = startsEmpty(copy);
  return (
    <Alert
      severity="info"
      variant="outlined"
      role="region"
      aria-label={`Copia local del ${moment}`}
      sx={{ flexShrink: 0, m: 2, mb: 1, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <div role="alert">
        {texts.offered(moment)}
        {notesOf(copy, stored).map((note) => (
          <div key={note}>{note}</div>
        ))}
      </div>
      <Box
        // Focusable so that the keyboard can scroll it.
        tabIndex={0}
        role="group"
        aria-label={isNew ? 'Lo que tiene la copia' : 'Diferencias con lo guardado'}
        sx={{ my: 1, maxHeight: '30vh', overflowY: 'auto' }}
      >
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          {copyDifferences(copy, stored).map(({ field, stored: before, copied, isFile }) => (
            <ChangedField
              key={field}
              resource={copy.resource}
              field={field}
              before={isNew ? null : { title: 'Guardado', value: before }}
              after={{ title: 'Copia local', value: copied }}
              render={(value) => <CopiedValue resource={copy.resource} field={field} value={value} isFile={isFile} />}
            />
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          variant="contained"
          onClick={({ currentTarget }) => onRecover(currentTarget.closest('form'))}
        >
          Recuperar
        </Button>
        <Button size="small" onClick={({ currentTarget }) => onDiscard(currentTarget.closest('form'))}>
          Descartar
        </Button>
      </Box>
    </Alert>
  );
}

/** The fields of a new project that hold the ids of other records. */
const LINKS: readonly string[] = ['integrantes', 'productos'];

interface CopiedValueProps {
  resource: string;
  field: string;
  value: unknown;
  isFile: boolean;
}

function CopiedValue({ resource, field, value, isFile }: CopiedValueProps) {
  if (isFile) return <>{value || 'Sin archivo'}</>;
  if (resource === 'proyectos' && field === 'id_linea') {
    return <StoredValue resource={resource} field="linea_id" value={Number(value)} />;
  }
  if (LINKS.includes(field) && Array.isArray(value)) return <LinkedNames resource={field} ids={value.map(Number)} />;
  return <StoredValue resource={resource} field={field} value={value} />;
}

function LinkedNames({ resource, ids }: { resource: string; ids: readonly number[] }) {
  const { data = [] } = useGetMany<RaRecord>(resource, { ids: [...ids] });
  const names = data.map((record: RaRecord | undefined) => (record === undefined ? '' : recordName(resource, record)));
  return <>{names.filter(Boolean).join('\n')}</>;
}
