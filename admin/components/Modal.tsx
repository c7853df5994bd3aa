import CloseIcon from '@mui/icons-material/Close';
import { Dialog, DialogTitle, IconButton, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useMayLeave } from '../session/useMayLeave.ts';
import { usePageFocus } from './usePageFocus.ts';

interface ModalProps {
  title: string;
  onClose: () => void;
  /** asks before input is lost */
  holdsForm?: boolean;
  /** ignores clicks on the backdrop, as every form does */
  holdsInput?: boolean;
  isWide?: boolean;
  /** id of the text that says what it is about */
  describedBy?: string;
  children: ReactNode;
}

/** A dialog with a title and a close button; full-screen on phones. */
export function Modal({
  title,
  onClose,
  holdsForm = false,
  holdsInput = holdsForm,
  isWide = false,
  describedBy,
  children,
}: ModalProps) {
  usePageFocus();
  const titleId = useId();
  const mayLeave = useMayLeave();
  const leave = () => {
    if (!holdsForm || mayLeave()) onClose();
  };
  const fullScreen = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={(_, reason) => (holdsInput && reason === 'backdropClick' ? undefined : leave())}
      fullWidth
      maxWidth={isWide ? 'md' : 'sm'}
      fullScreen={fullScreen}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      // A form inside the paper becomes the flex column, so that only the dialog's content scrolls.
      sx={{ '& .MuiDialog-paper > form': { display: 'flex', flexDirection: 'column', minHeight: 0 } }}
    >
      <DialogTitle id={titleId} component="h2" sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <IconButton aria-label="Cerrar" onClick={leave} sx={{ position: 'absolute', top: 12, right: 12 }}>
        <CloseIcon />
      </IconButton>
      {children}
    </Dialog>
  );
}
