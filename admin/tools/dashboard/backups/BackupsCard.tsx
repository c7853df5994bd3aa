import { Alert, Button, Card, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { messages } from '../../../../contract/calls/messages.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { BackUpButton } from './BackUpButton.tsx';
import { DownloadDialog } from './DownloadDialog.tsx';
import { stateOfBackups } from './stateOfBackups.ts';
import { useBackups } from './useBackups.ts';

export function BackupsCard() {
  const { data, error, refetch } = useBackups();
  const [isDownloading, setDownloading] = useState(false);
  const state = data && stateOfBackups(data, Date.now());
  return (
    <Card component="section" aria-labelledby="respaldos" sx={{ minWidth: 0 }}>
      <CardContent sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography id="respaldos" variant="h2">
          Respaldos
        </Typography>
        {error ? <LoadFailure text={messages.respaldos.loadFailed} onRetry={() => void refetch()} /> : null}
        {state === undefined && !error ? <Skeleton width="40%" height={40} /> : null}
        {state === undefined ? null : (
          <Alert
            severity={state.severity}
            role="status"
            title={
              data?.isConfigured ? `El portal guarda un respaldo cada día a las ${data.hora}:00, hora de Bogotá.` : ''
            }
            sx={{ flex: '1 1 320px', py: 0, bgcolor: 'transparent', color: 'text.primary', overflowWrap: 'anywhere' }}
          >
            {state.text}
          </Alert>
        )}
        {data?.isConfigured ? (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <BackUpButton isRunning={data.isRunning} />
            {data.backups.length === 0 ? null : <Button onClick={() => setDownloading(true)}>Descargar</Button>}
          </Stack>
        ) : null}
      </CardContent>
      {isDownloading && data ? <DownloadDialog backups={data.backups} onClose={() => setDownloading(false)} /> : null}
    </Card>
  );
}
