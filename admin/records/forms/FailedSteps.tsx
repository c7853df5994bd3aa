import { Alert, AlertTitle, Button } from '@mui/material';
import { LinkBase } from 'react-admin';
import { failureText } from '../../feedback/failureText.ts';
import type { FailedStep } from './createInSteps.ts';

interface FailedStepsProps {
  title: string;
  failed: readonly FailedStep[];
  open?: { to: string; text: string };
}

export function FailedSteps({ title, failed, open }: FailedStepsProps) {
  if (failed.length === 0) return null;
  return (
    <Alert severity="error" variant="outlined" sx={{ width: '100%', my: 2, overflowWrap: 'anywhere' }}>
      <AlertTitle>{title}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
        {failed.map(({ label, failure, error }) => (
          <li key={label}>
            {label}: {failureText(error, failure)}
          </li>
        ))}
      </ul>
      Lo que escribió sigue aquí. «Guardar» repite solo lo que falló.
      {open === undefined ? null : (
        <div>
          <Button component={LinkBase} to={open.to} size="small" sx={{ mt: 1, ml: -0.5 }}>
            {open.text}
          </Button>
        </div>
      )}
    </Alert>
  );
}
