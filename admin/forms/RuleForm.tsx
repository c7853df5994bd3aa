import { type ReactNode, useContext } from 'react';
import { Form, type RaRecord } from 'react-admin';
import type { FormErrors } from './bySchema.ts';
import { FormGuard } from './FormGuard.tsx';
import { FormOverlayContext } from './formOverlay.ts';
import { type InvalidFormMessage, InvalidFormToast } from './InvalidFormToast.tsx';

interface RuleFormProps {
  validate: (values: Record<string, unknown>) => FormErrors;
  /** the toast of a form that cannot be sent; react-admin's own when absent */
  describe?: (errors: object) => InvalidFormMessage;
  /** what the form holds; the surrounding record when absent */
  record?: Partial<RaRecord>;
  /** saves by itself; the surrounding save context does when absent. It gives back what the server found, by field */
  onSubmit?: (values: Record<string, unknown>) => Promise<object | undefined>;
  children: ReactNode;
}

/** A form whose rules, and words, are the contract's: the browser's own bubbles would speak its user's language. */
export function RuleForm({ validate, describe, record, onSubmit, children }: RuleFormProps) {
  const overlay = useContext(FormOverlayContext);
  return (
    <Form
      noValidate
      validate={validate}
      disableInvalidFormNotification={describe !== undefined}
      {...(record === undefined ? {} : { record })}
      {...(onSubmit === undefined ? {} : { onSubmit })}
    >
      <FormGuard />
      {overlay}
      {describe === undefined ? null : <InvalidFormToast describe={describe} />}
      {children}
    </Form>
  );
}
