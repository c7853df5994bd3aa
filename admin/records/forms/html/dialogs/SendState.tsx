import { Alert, Button, LinearProgress } from '@mui/material';
import { useStores, useStoreValue } from '../../../../session/stores.ts';

interface SendStateProps {
  name: string;
  isSent: boolean;
  failure: string;
  onRetry: () => void;
}

/** How far the file of a dialog is on its way. */
export function SendState({ name, isSent, failure, onRetry }: SendStateProps) {
  const progress = useStoreValue(useStores().uploads.form);
  if (failure !== '') {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={onRetry}>
            Reintentar
          </Button>
        }
      >
        No se envió «{name}». {failure}
      </Alert>
    );
  }
  if (isSent) return null;
  return (
    <LinearProgress
      variant={progress === null ? 'indeterminate' : 'determinate'}
      {...(progress !== null && { value: Math.round(progress * 100) })}
      aria-label={`Enviando ${name}`}
      sx={{ height: 8, borderRadius: 4 }}
    />
  );
}
