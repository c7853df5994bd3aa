import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Values } from '../../session/localCopies/localCopy.ts';

interface ApplyCopyProps {
  values: Values;
  onApplied: () => void;
}

/** Rendered inside a form that was just given the record of a copy: changes its fields to those of the copy. */
export function ApplyCopy({ values, onApplied }: ApplyCopyProps) {
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
