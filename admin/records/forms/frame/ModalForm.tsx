import { Button, DialogActions, DialogContent } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { useMayLeave } from '../../../session/useMayLeave.ts';
import { DraftFormContext } from '../state/draftForm.ts';
import { useFirstFieldFocus } from '../state/fieldFocus.ts';
import { SubmitButton } from './FormToolbar.tsx';
import { RuleForm, type RuleFormProps } from './RuleForm.tsx';

interface ModalFormProps extends RuleFormProps {
  label: string;
  onCancel: () => void;
  /** gets the focus; the first field by default */
  campo?: string | undefined;
  /** on the left of these buttons */
  otherButton?: ReactNode;
}

/** A form in a dialog: its fields, and the buttons that cancel and save. */
export function ModalForm({ label, onCancel, campo, otherButton, children, ...rest }: ModalFormProps) {
  const mayLeave = useMayLeave();
  const cancel = () => {
    if (mayLeave()) onCancel();
  };
  return (
    <RuleForm {...rest}>
      <Content campo={campo}>{children}</Content>
      <DialogActions sx={{ px: 3, py: 2, gap: 1, flexWrap: 'wrap', '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        {otherButton}
        <Button onClick={cancel}>Cancelar</Button>
        <SubmitButton label={label} />
      </DialogActions>
    </RuleForm>
  );
}

/** Focuses its field after the form around it was set up. */
function Content({ campo, children }: { campo: string | undefined; children: ReactNode }) {
  const draft = useContext(DraftFormContext);
  const content = useFirstFieldFocus<HTMLDivElement>(campo);
  return (
    <DialogContent ref={content} dividers>
      {children}
      {draft?.origen}
    </DialogContent>
  );
}
