import { Alert, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { messages } from '../../../../contract/calls/messages.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { BackUpButton } from './BackUpButton.tsx';
import { DownloadDialog } from './DownloadDialog.tsx';
import { stateOfRespaldos } from './stateOfRespaldos.ts';
import { useRespaldos } from './useRespaldos.ts';

export function RespaldosCard() {
  const { data, error, refetch } = useRespaldos();
  const [isDownloading, setDownloading] = useState(false);
  const state = data && stateOfRespaldos(data, Date.now());
  return (
    <Card component="section" aria-labelledby="respaldos" sx={{ minWidth: 0 }}>
      <CardContent>
        <Typography id="respaldos" variant="h2" sx={{ mb: 1 }}>
          Respaldos
        </Typography>
        {error ? <LoadFailure text={messages.respaldos.loadFailed} onRetry={() => void refetch()} /> : null}
        {state === undefined ? null : (
          <Alert severity={state.severity} variant="outlined" role="status" sx={{ overflowWrap: 'anywhere' }}>
            {state.text}
          </Alert>
        )}
        {data?.isConfigured ? (
          <>
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              El portal guarda un respaldo cada día a las {data.hora}:00, hora de Bogotá.
            </Typography>
            <Stack direction="row" spacing={1} sx={{ mt: 1.5, flexWrap: 'wrap', rowGap: 1 }}>
              <BackUpButton isRunning={data.isRunning} />
              {data.copies.length === 0 ? null : <Button onClick={() => setDownloading(true)}>Descargar</Button>}
            </Stack>
          </>
        ) : null}
      </CardContent>
      {isDownloading && data ? <DownloadDialog copies={data.copies} onClose={() => setDownloading(false)} /> : null}
    </Card>
  );
}
