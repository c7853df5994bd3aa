import { Card, CardContent } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { RuleForm } from './RuleForm.tsx';
import { useRequestedField } from './useRequestedField.ts';

type PageFormProps = ComponentProps<typeof RuleForm> & { toolbar: ReactNode };

export function PageForm({ toolbar, children, ...rest }: PageFormProps) {
  useRequestedField();
  return (
    <Card sx={{ maxWidth: 860 }}>
      <RuleForm {...rest}>
        <CardContent sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
          {children}
        </CardContent>
        {toolbar}
      </RuleForm>
    </Card>
  );
}
