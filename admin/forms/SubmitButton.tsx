import { SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** Always enabled, except while saving, so that a double click sends one request. */
export function SubmitButton({ label }: { label: string }) {
  const { isSubmitting } = useFormState();
  // `alwaysEnable` overrides the button's own check for a save in progress.
  return <SaveButton label={label} alwaysEnable={!isSubmitting} />;
}
