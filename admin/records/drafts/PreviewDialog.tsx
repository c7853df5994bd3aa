import {
  Button,
  DialogActions,
  DialogContent,
  Link,
  List,
  ListItem,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import type { CreatedPreview, DraftSummary } from '../../../dataProvider/methods/drafts.ts';
import { labels } from '../../../i18n/labels.ts';
import { HOST } from '../../addresses/host.ts';
import { absoluteUrl } from '../../addresses/images.ts';
import { Modal } from '../../components/Modal.tsx';
import { instantText } from '../../display/dayAndTime.ts';
import { endSentence } from '../../display/sentence.ts';
import { useSend } from '../../feedback/useSend.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { useDraft } from './useDrafts.ts';

interface PreviewDialogProps {
  draft: DraftSummary;
  created: CreatedPreview;
  onClose: () => void;
}

/** The link that was created, which is not shown again, and the draft's other links. */
export function PreviewDialog({ draft, created, onClose }: PreviewDialogProps) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const toast = useToast();
  const { send } = useSend();
  const [revoked, setRevoked] = useState<readonly number[]>([]);
  const others = (useDraft(draft.id).data?.vistas_previas ?? []).filter(
    ({ id }) => id !== created.vista_previa.id && !revoked.includes(id),
  );
  const address = absoluteUrl(HOST + created.ruta);
  const isRevoked = revoked.includes(created.vista_previa.id);

  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toast('success', 'Enlace copiado', { isWrite: false });
  };
  const revoke = (id: number) =>
    send(async () => {
      await dataProvider.revokePreview(id);
      setRevoked((ids) => [...ids, id]);
      toast('success', messages.borradores.previewRevoked);
    }, messages.borradores.revokeFailed);

  return (
    <Modal title="Vista previa" onClose={onClose}>
      <DialogContent dividers>
        {isRevoked ? (
          <Typography>Este enlace se revocó.</Typography>
        ) : (
          <>
            <Typography sx={{ mb: 2 }}>
              Quien tenga este enlace ve el borrador guardado, sin iniciar sesión, hasta el{' '}
              {endSentence(instantText(Date.parse(created.vista_previa.vence)))} El enlace no se vuelve a mostrar.
            </Typography>
            <TextField
              label={labels.vista_previa.enlace}
              value={address}
              slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
              onFocus={({ target }) => target.select()}
            />
            <Link href={address} target="_blank" rel="noopener">
              Abrir la vista previa
            </Link>
          </>
        )}
        {others.length === 0 ? null : (
          <>
            <Typography variant="h3" sx={{ mt: 3 }}>
              Otros enlaces vigentes
            </Typography>
            <List dense disablePadding>
              {others.map(({ id, created_at, created_by, vence }) => (
                <ListItem
                  key={id}
                  disableGutters
                  divider
                  secondaryAction={
                    <Button
                      size="small"
                      color="error"
                      aria-label={`Revocar el enlace creado el ${instantText(Date.parse(created_at))}`}
                      onClick={() => void revoke(id)}
                    >
                      Revocar
                    </Button>
                  }
                >
                  <ListItemText
                    primary={`Creado el ${instantText(Date.parse(created_at))} por ${created_by}`}
                    secondary={`Vence el ${instantText(Date.parse(vence))}`}
                    sx={{ pr: 8, overflowWrap: 'anywhere' }}
                  />
                </ListItem>
              ))}
            </List>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        {isRevoked ? null : (
          <>
            <Button color="error" onClick={() => void revoke(created.vista_previa.id)}>
              Revocar
            </Button>
            <Button variant="contained" onClick={() => void copy()}>
              Copiar
            </Button>
          </>
        )}
      </DialogActions>
    </Modal>
  );
}
