import { Box, Button, Chip, List, ListItem, Stack, Typography } from '@mui/material';
import { messages } from '../../../contract/calls/messages.ts';
import type { DraftResource } from '../../../contract/resources/drafts.ts';
import type { DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { Panel } from '../../components/Panel.tsx';
import { instantText } from '../../display/dayAndTime.ts';
import { DiscardDraftButton } from './DiscardDraftButton.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { useDrafts } from './useDrafts.ts';

interface DraftListProps {
  resource: DraftResource;
  /** opens the form of the draft's record, or that of a new record, filled with the draft */
  onOpen: (draft: DraftSummary) => void;
}

/** The drafts of a resource, above its list; nothing without drafts. */
export function DraftList(props: DraftListProps) {
  return (
    <OwnApiOnly>
      <Drafts {...props} />
    </OwnApiOnly>
  );
}

function Drafts({ resource, onOpen }: DraftListProps) {
  const { data: drafts = [], isError, refetch } = useDrafts(resource);
  if (isError) {
    return (
      <Box sx={{ mb: 2 }}>
        <LoadFailure text={messages.borradores.listFailed} onRetry={() => void refetch()} />
      </Box>
    );
  }
  if (drafts.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Panel title="Borradores">
        <List dense disablePadding>
          {drafts.map((draft) => (
            <DraftRow key={draft.id} draft={draft} onOpen={onOpen} />
          ))}
        </List>
      </Panel>
    </Box>
  );
}

function DraftRow({ draft, onOpen }: { draft: DraftSummary; onOpen: DraftListProps['onOpen'] }) {
  const { nombre, recurso_id, updated_at, updated_by } = draft;
  const name = nombre || 'Sin nombre';
  return (
    <ListItem divider disableGutters sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0, flex: '1 1 240px', overflowWrap: 'anywhere' }}>
        <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Chip size="small" color="warning" variant="outlined" label="Borrador" />
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {recurso_id === null ? 'Nuevo' : 'Cambios sin publicar'}. Guardado el {instantText(Date.parse(updated_at))}{' '}
          por {updated_by}
        </Typography>
      </Box>
      <Stack component="fieldset" direction="row" useFlexGap spacing={0.5} aria-label={name} sx={FIELDSET}>
        <Button size="small" onClick={() => onOpen(draft)}>
          Ver borrador
        </Button>
        <PreviewButton draft={draft} />
        <DiscardDraftButton draft={draft} />
      </Stack>
    </ListItem>
  );
}

const FIELDSET = { flexWrap: 'wrap', m: 0, p: 0, border: 0 };
