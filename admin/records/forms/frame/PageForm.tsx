import { Card, CardContent } from '@mui/material';
import { type ComponentProps, type ReactNode, useContext } from 'react';
import { DraftFormContext } from '../state/draftForm.ts';
import { useRequestedField } from '../state/fieldFocus.ts';
import { RuleForm } from './RuleForm.tsx';

type PageFormProps = ComponentProps<typeof RuleForm> & { toolbar: ReactNode };

export function PageForm({ toolbar, children, ...rest }: PageFormProps) {
  const draft = useContext(DraftFormContext);
  useRequestedField();
  return (
    // Clipped, not hidden: the bar of the buttons sticks to the window, not to the card.
    <Card sx={{ maxWidth: 860, overflow: 'clip' }}>
      <RuleForm {...rest}>
        <CardContent
          sx={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'flex-start',
            // The bar does not cover what gets the focus.
            '& :is(a, button, input, textarea, [tabindex])': { scrollMarginBottom: 96 },
          }}
        >
          {children}
          {draft?.origen}
        </CardContent>
        {toolbar}
      </RuleForm>
    </Card>
  );
}
