import type { ReactNode } from 'react';
import { Form, type RaRecord } from 'react-admin';
import type { FormErrors } from './bySchema.ts';
import { type InvalidFormMessage, InvalidFormToast } from './InvalidFormToast.tsx';

interface RuleFormProps {
  validate: (values: Record<string, unknown>) => FormErrors;
  /** the toast of a form that cannot be sent; react-admin's own when absent */
  describe?: (errors: object) => InvalidFormMessage;
  /** what the form holds; the surrounding record when absent */
  record?: Partial<RaRecord>;
  /** asks before leaving what was not saved */
  guarded?: boolean;
  children: ReactNode;
}

/** A form whose rules, and words, are the contract's: the browser's own bubbles would speak its user's language. */
export function RuleForm({ validate, describe, record, guarded = false, children }: RuleFormProps) {
  return (
    <Form
      noValidate
      validate={validate}
      warnWhenUnsavedChanges={guarded}
      disableInvalidFormNotification={describe !== undefined}
      {...(record === undefined ? {} : { record })}
    >
      {describe === undefined ? null : <InvalidFormToast describe={describe} />}
      {children}
    </Form>
  );
}
