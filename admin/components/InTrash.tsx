import { Alert, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { messages } from '../../contract/calls/messages.ts';
import { usePaths } from '../addresses/paths.ts';

export function InTrash({ text }: { text: string }) {
  const paths = usePaths();
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <Button component={Link} to={paths.papelera} color="inherit" size="small">
          {messages.historia.openTrash}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
