import { Alert, Button } from '@mui/material';

/** What stands where something could not be loaded, with another try. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Alert
      severity="warning"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
