import { Notification } from 'react-admin';
import { TOAST_MS } from './useToast.tsx';

/** Toasts below the bar, where they cover neither titles nor the buttons that save. */
export function AdminNotification() {
  return (
    <Notification
      autoHideDuration={TOAST_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      sx={{ mt: { xs: 6, sm: 5 } }}
    />
  );
}
