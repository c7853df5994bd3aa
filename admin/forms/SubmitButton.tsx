import { SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** Saves, changed or not; disabled with a spinner while it does (section 4), so that two clicks send one. */
export function SubmitButton({ label }: { label: string }) {
  const { isSubmitting } = useFormState();
  // `alwaysEnable` would win over the button's own look at whether it is saving.
  return <SaveButton label={label} alwaysEnable={!isSubmitting} />;
}
