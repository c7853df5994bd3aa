import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import type { ImportDetail } from '../../../../contract/entities/import.ts';
import { Announcement } from '../../../records/forms/order/Announcement.tsx';
import { IMPORT_STATE_LABELS, isRunning, progressText } from '../state/texts.ts';
import { useImportActions } from '../state/useImportActions.ts';

/** What a screen reader is told: the beginning and the end of a job, not each second. */
function useAnnouncement(importacion: ImportDetail): string {
  const { estado } = importacion;
  const [text, setText] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows of each second are not announced
  useEffect(() => {
    setText(isRunning(estado) ? progressText(importacion) : (old) => (old === '' ? '' : IMPORT_STATE_LABELS[estado]));
  }, [estado]);
  return text;
}

interface JobProgressProps {
  importacion: ImportDetail;
  /** beside other things, without a frame */
  isSmall?: boolean;
}

const FRAME = { p: 2, border: '1px solid', borderColor: 'divider', borderRadius: 1 } as const;

/** The job that runs, in rows, with 'Cancelar'. */
export function JobProgress({ importacion, isSmall = false }: JobProgressProps) {
  const { estado, avance } = importacion;
  const { isPending, cancel } = useImportActions(importacion);
  const announcement = useAnnouncement(importacion);
  const text = progressText(importacion);
  return (
    <>
      <Announcement text={announcement} />
      {isRunning(estado) ? (
        <Stack
          direction="row"
          useFlexGap
          spacing={isSmall ? 1 : 2}
          sx={{ flexWrap: 'wrap', alignItems: 'center', ...(isSmall ? {} : FRAME) }}
        >
          <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
            <Typography variant={isSmall ? 'body2' : 'body1'} sx={{ mb: 0.5 }}>
              {text}
            </Typography>
            <LinearProgress
              {...(avance.total === 0
                ? { variant: 'indeterminate' }
                : { variant: 'determinate', value: Math.min(100, (avance.hechas / avance.total) * 100) })}
              aria-label={IMPORT_STATE_LABELS[estado]}
              sx={{ height: isSmall ? 4 : 8, borderRadius: 4 }}
            />
          </Box>
          <Button
            size="small"
            variant={isSmall ? 'text' : 'outlined'}
            loading={isPending}
            onClick={() => void cancel()}
          >
            Cancelar
          </Button>
        </Stack>
      ) : null}
    </>
  );
}
