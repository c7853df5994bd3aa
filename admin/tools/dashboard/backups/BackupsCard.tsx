import { Alert, Button, Card, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../../contract/calls/messages.ts';
import type { PortalDataProvider } from '../../../../dataProvider/index.ts';
import type { Respaldos } from '../../../../dataProvider/methods/backups.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { useSend } from '../../../feedback/useSend.ts';
import { answerOr } from '../../../session/answerOr.ts';
import { DownloadDialog } from './DownloadDialog.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { stateOfBackups } from './stateOfBackups.ts';

const QUERY_KEY = ['respaldos'];
/** A problem is shown within a minute. */
const REFETCH_MS = 30_000;
const REFETCH_RUNNING_MS = 1_500;

const NONE: Respaldos = {
  isConfigured: false,
  hora: 0,
  folderProblem: '',
  isRunning: false,
  last: null,
  lastSaved: '',
  backups: [],
};

function useBackups() {
  const { getBackups } = useDataProvider<PortalDataProvider>();
  return useQuery({
    queryKey: QUERY_KEY,
    queryFn: async ({ signal }) => answerOr(await getBackups({ signal }), NONE),
    refetchInterval: ({ state }) => (state.data?.isRunning ? REFETCH_RUNNING_MS : REFETCH_MS),
  });
}

export function BackupsCard() {
  const { data, error, refetch } = useBackups();
  const [dialog, setDialog] = useState<'download' | 'export' | null>(null);
  const close = () => setDialog(null);
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
        {data === undefined ? null : (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {data.isConfigured ? <BackUpButton isRunning={data.isRunning} /> : null}
            {data.backups.length === 0 ? null : <Button onClick={() => setDialog('download')}>Descargar</Button>}
            <Button onClick={() => setDialog('export')}>Exportar todo</Button>
          </Stack>
        )}
      </CardContent>
      {dialog === 'download' && data ? <DownloadDialog backups={data.backups} onClose={close} /> : null}
      {dialog === 'export' ? <ExportDialog onClose={close} /> : null}
    </Card>
  );
}

/** @param isRunning a backup is being made */
function BackUpButton({ isRunning }: { isRunning: boolean }) {
  const { beginBackup } = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const { isPending, send } = useSend();
  const begin = () =>
    send(async () => {
      await beginBackup();
      await queryClient.invalidateQueries({ queryKey: QUERY_KEY });
    }, messages.respaldos.beginFailed);
  return (
    <Button variant="outlined" loading={isPending || isRunning} onClick={() => void begin()}>
      Respaldar ahora
    </Button>
  );
}
