import { type ReactNode, useContext, useState } from 'react';
import { Form, type RaRecord } from 'react-admin';
import type { FormErrors } from './bySchema.ts';
import { FormGuard } from './FormGuard.tsx';
import { FormOverlayContext } from './formOverlay.ts';
import { type InvalidFormMessage, InvalidFormToast } from './InvalidFormToast.tsx';
import { SlowSaveNotice } from './SlowSaveNotice.tsx';
import { useOpenedRecord } from './useOpenedRecord.ts';

interface RuleFormProps {
  validate: (values: Record<string, unknown>) => FormErrors;
  /** the toast of an invalid form; react-admin's own if absent */
  describe?: (errors: object) => InvalidFormMessage;
  /** initial values; the record context if absent */
  record?: Partial<RaRecord>;
  /** replaces the save context; returns the server's errors by field */
  onSubmit?: (values: Record<string, unknown>) => Promise<object | undefined>;
  children: ReactNode;
}

/** A form validated by the contract's rules. Native validation is off because it uses the browser's language. */
export function RuleForm({ validate, describe, record, onSubmit, children }: RuleFormProps) {
  const renderOverlay = useContext(FormOverlayContext);
  const [isUnsaved, setUnsaved] = useState(false);
  const opened = useOpenedRecord(record, isUnsaved);
  return (
    <Form
      noValidate
      validate={validate}
      disableInvalidFormNotification={describe !== undefined}
      {...(opened === undefined ? {} : { record: opened })}
      {...(onSubmit === undefined ? {} : { onSubmit })}
    >
      <FormGuard onUnsaved={setUnsaved} />
      <SlowSaveNotice />
      {renderOverlay(validate)}
      {describe === undefined ? null : <InvalidFormToast describe={describe} />}
      {children}
    </Form>
  );
}
