import { Button, type ButtonProps, DialogActions, DialogContent, TextField, type TextFieldProps } from '@mui/material';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { HttpError } from 'react-admin';
import { failureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';
import { Modal } from './Modal.tsx';

export interface ConfirmDialogProps {
  title: string;
  /** of the input; null if nothing can be done */
  field: TextFieldProps | null;
  button: ButtonProps;
  /** why the typed text does not confirm; '' if it does */
  errorOf?: (typed: string) => string;
  send: (typed: string) => Promise<void>;
  failed: string;
  holdsForm?: boolean;
  onClose: () => void;
  /** above the input */
  children: ReactNode;
}

/** A dialog that does something after a text is typed. Why it was not done stands at the input, and is a toast if it is not about the text. */
export function ConfirmDialog({ title, field, button, send, failed, onClose, children, ...props }: ConfirmDialogProps) {
  const { errorOf = () => '', holdsForm = false } = props;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const textId = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = errorOf(typed);
    setError(wrong);
    if (wrong !== '') {
      input.current?.focus();
      return;
    }
    setPending(true);
    try {
      await send(typed);
      onClose();
    } catch (failure) {
      const text = failureText(failure, failed);
      setError(text);
      if (!(failure instanceof HttpError && failure.status === 422)) toast('error', text);
      // The button, which may have had the focus, was disabled.
      input.current?.focus();
    } finally {
      setPending(false);
    }
  };
  return (
    <Modal title={title} onClose={onClose} holdsForm={holdsForm} holdsInput={field !== null} describedBy={textId}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogContent dividers>
          <div id={textId}>{children}</div>
          {field === null ? null : (
            <TextField
              {...field}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setError('');
              }}
              error={error !== ''}
              helperText={error}
              slotProps={{ formHelperText: { role: 'alert' } }}
              inputRef={input}
              fullWidth
              autoFocus
            />
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button onClick={onClose}>{field === null ? 'Cerrar' : 'Cancelar'}</Button>
          {field === null ? null : <Button {...button} type="submit" variant="contained" loading={isPending} />}
        </DialogActions>
      </form>
    </Modal>
  );
}
