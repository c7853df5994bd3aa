import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { messages } from '../../../../contract/calls/messages.ts';
import type { PortalDataProvider } from '../../../../dataProvider/index.ts';
import { failureText } from '../../../feedback/failureText.ts';
import { useToast } from '../../../feedback/useToast.tsx';

/** @param isRunning a backup is being made */
export function BackUpButton({ isRunning }: { isRunning: boolean }) {
  const { beginBackup } = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isPending, setPending] = useState(false);
  const begin = async () => {
    setPending(true);
    try {
      await beginBackup();
      await queryClient.invalidateQueries({ queryKey: ['respaldos'] });
    } catch (error) {
      toast('error', failureText(error, messages.respaldos.beginFailed));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="outlined" loading={isPending || isRunning} onClick={() => void begin()}>
      Respaldar ahora
    </Button>
  );
}
