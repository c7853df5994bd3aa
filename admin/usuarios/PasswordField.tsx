import { PasswordInput } from 'react-admin';

interface PasswordFieldProps {
  source: string;
  label: string;
  helperText?: string;
  isRequired?: boolean;
  /** the current password of whoever signs in, rather than a new one */
  isCurrent?: boolean;
}

/** A password, told to the browser's keeper of passwords as what it is. */
export function PasswordField({ isCurrent = false, helperText, ...props }: PasswordFieldProps) {
  const autoComplete = isCurrent ? 'current-password' : 'new-password';
  return <PasswordInput {...props} autoComplete={autoComplete} helperText={helperText ?? false} />;
}
