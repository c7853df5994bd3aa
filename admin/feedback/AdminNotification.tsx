import { Portal } from '@mui/material';
import { Notification } from 'react-admin';
import { TOAST_MS } from './useToast.tsx';

/**
 * Toasts below the bar, where they cover neither titles nor the buttons that save. In the body itself: a dialog hides
 * from screen readers whatever stood beside it when it opened.
 */
export function AdminNotification() {
  return (
    <Portal>
      <Notification
        autoHideDuration={TOAST_MS}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        sx={{ mt: { xs: 6, sm: 5 } }}
      />
    </Portal>
  );
}
