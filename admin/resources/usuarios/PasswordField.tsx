import { PasswordInput } from 'react-admin';

interface PasswordFieldProps {
  source: string;
  label: string;
  helperText?: string;
  isRequired?: boolean;
  /** the current password instead of a new one */
  isCurrent?: boolean;
}

/** A password input with the autocomplete value that password managers expect. */
export function PasswordField({ isCurrent = false, helperText, ...props }: PasswordFieldProps) {
  const autoComplete = isCurrent ? 'current-password' : 'new-password';
  return <PasswordInput {...props} autoComplete={autoComplete} helperText={helperText ?? false} />;
}
