import { Alert, Button } from '@mui/material';
import { LinkBase } from 'react-admin';
import { messages } from '../../contract/calls/messages.ts';
import { usePaths } from '../addresses/paths.ts';

export function InTrash({ text }: { text: string }) {
  const paths = usePaths();
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <Button component={LinkBase} to={paths.papelera} color="inherit" size="small">
          {messages.historia.openTrash}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
