import { type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { Form, type RaRecord, useGetIdentity, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import {
  type CopyPlace,
  keepsLocalCopies,
  NEW_RECORD,
  NO_DRAFT,
  type Values,
} from '../../../session/localCopies/localCopy.ts';
import { CopyKeeper } from '../../localCopies/CopyKeeper.tsx';
import { CopyOffers } from '../../localCopies/CopyOffers.tsx';
import { useRecovery } from '../../localCopies/useRecovery.ts';
import type { FormErrors } from '../state/bySchema.ts';
import { DraftFormContext } from '../state/draftForm.ts';
import { focusFirstField } from '../state/fieldFocus.ts';
import { FormGuard } from './FormGuard.tsx';
import { type InvalidFormMessage, InvalidFormToast } from './InvalidFormToast.tsx';
import { SlowSaveNotice } from './SlowSaveNotice.tsx';

export interface FormRules {
  validate: (values: Record<string, unknown>) => FormErrors;
  /** the toast for errors that have a text of their own; null for others */
  describe?: ((errors: object) => InvalidFormMessage | null) | undefined;
}

export interface RuleFormProps extends FormRules {
  /** initial values; the record context if absent */
  record?: Partial<RaRecord> | undefined;
  /** what resolves conflicts of a save, before the middleware of the local copy */
  resolver?: ReactNode;
  children: ReactNode;
}

const inGeneral = () => null;

/**
 * A form validated by the contract's rules, whose unsaved changes are kept in a local copy. Native validation is off
 * because it uses the browser's language.
 */
export function RuleForm({ validate, describe = inGeneral, record, resolver, children }: RuleFormProps) {
  const [isUnsaved, setUnsaved] = useState(false);
  const draft = useContext(DraftFormContext);
  const onUnsavedDraft = draft?.onUnsaved;
  const onUnsaved = useCallback(
    (next: boolean) => {
      setUnsaved(next);
      onUnsavedDraft?.(next);
    },
    [onUnsavedDraft],
  );
  const filled = draft?.record ?? record;
  const place = useFormPlace(filled, draft?.draft?.id ?? NO_DRAFT);
  const { copyId, recovering, recover, onApplied } = useRecovery(place?.userId);
  const [opened, setOpened] = useOpenedRecord(filled, isUnsaved || recovering !== null);
  const published = useRecordContext();
  const stored = draft?.record ?? published ?? {};
  return (
    <Form
      noValidate
      validate={validate}
      disableInvalidFormNotification
      shouldFocusError={false}
      {...(opened === undefined ? {} : { record: opened })}
    >
      <FormGuard onUnsaved={onUnsaved} />
      {recovering === null ? null : <ApplyCopy values={recovering} onApplied={onApplied} />}
      <SlowSaveNotice />
      {resolver}
      <InvalidFormToast describe={describe} />
      {place === null ? null : (
        <CopyOffers
          place={place}
          stored={stored}
          onRecover={(copy, values) => recover(copy, values, setOpened)}
          focusForm={focusFirstField}
        />
      )}
      {children}
      {place === null ? null : <CopyKeeper place={place} copyId={copyId} />}
    </Form>
  );
}

type OpenedRecord = Partial<RaRecord> | undefined;

/**
 * The record that a form was opened with, and a function that replaces it. A record that is loaded again replaces it only while the form has no unsaved
 * changes, because react-admin resets a form whose record changes.
 */
function useOpenedRecord(record: OpenedRecord, isUnsaved: boolean) {
  const current: OpenedRecord = useRecordContext({ record });
  const [opened, setOpened] = useState(current);
  const isOther = opened?.id !== current?.id;
  if (opened !== current && (isOther || !isUnsaved)) {
    setOpened(current);
    return [current, setOpened] as const;
  }
  return [opened, setOpened] as const;
}

/**
 * The key of this form's local copies; null if the form keeps none.
 * @param draftId the draft that the form shows, or NO_DRAFT
 */
function useFormPlace(record: Partial<RaRecord> | undefined, draftId: number): CopyPlace | null {
  const resource = useResourceContext();
  const { identity } = useGetIdentity();
  const current = useRecordContext({ record });
  if (!keepsLocalCopies(resource) || identity === undefined) return null;
  return { userId: String(identity.id), resource, recordId: Number(current?.id ?? NEW_RECORD), draftId };
}

interface ApplyCopyProps {
  values: Values;
  onApplied: () => void;
}

/** Rendered inside a form that was just given the record of a copy: changes its fields to those of the copy. */
function ApplyCopy({ values, onApplied }: ApplyCopyProps) {
  const { getValues, reset } = useFormContext();
  const [step, setStep] = useState<'waiting' | 'ready' | 'applied'>('waiting');

  // react-admin resets the form to its new record after this component's first effect.
  useEffect(() => {
    if (step === 'waiting') setStep('ready');
    if (step === 'ready') {
      reset({ ...getValues(), ...values }, { keepDefaultValues: true });
      setStep('applied');
    }
    if (step === 'applied') onApplied();
  }, [step, values, getValues, reset, onApplied]);
  return null;
}
