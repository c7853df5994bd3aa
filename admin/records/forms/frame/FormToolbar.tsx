import { Button, Typography } from '@mui/material';
import { type ReactNode, useContext, useSyncExternalStore } from 'react';
import { SaveButton, Toolbar } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { listen } from '../../../../client/listen.ts';
import { DraftFormContext } from '../state/draftForm.ts';
import { useIsSending } from '../state/sending.ts';

/**
 * The buttons of a page's form, on the right; they wrap on phones. They stay at the lower edge of the window, or above the keyboard of
 * a phone, while the form is in sight.
 */
export function FormToolbar({ children }: { children: ReactNode }) {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const bottom = useKeyboardHeight();
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  const place = { position: 'sticky', bottom } as const;
  return (
    <Toolbar
      sx={{
        gap: 1,
        py: 1,
        px: { xs: 1, sm: 2 },
        mt: 0,
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        ...place,
        zIndex: 2,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        '&.RaToolbar-mobileToolbar': place,
      }}
    >
      {isUnsaved ? (
        <Typography variant="body2" sx={{ mr: 'auto', color: 'text.secondary' }}>
          Hay cambios sin guardar
        </Typography>
      ) : null}
      {children}
    </Toolbar>
  );
}

const EVENTS = ['resize', 'scroll'] as const;

const subscribe = (onChange: () => void) => listen(window.visualViewport, EVENTS, onChange);

function read(): number {
  const { visualViewport, innerHeight } = window;
  // A zoomed page shows a part of itself, whatever covers the rest.
  if (visualViewport === null || visualViewport?.scale !== 1) return 0;
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop));
}

/** Pixels at the lower edge of the window that an on-screen keyboard covers. */
const useKeyboardHeight = (): number => useSyncExternalStore(subscribe, read);

export function SaveToolbar({ cancelTo, label = 'Guardar' }: { cancelTo?: string; label?: string }) {
  return (
    <FormToolbar>
      {cancelTo === undefined ? null : (
        <Button component={Link} to={cancelTo}>
          Cancelar
        </Button>
      )}
      <SubmitButton label={label} />
    </FormToolbar>
  );
}

/** Always enabled, except while a file is sent, and while saving, so that a double click sends one request. */
export function SubmitButton({ label }: { label: string }) {
  const { isSubmitting } = useFormState();
  const isSending = useIsSending();
  const draft = useContext(DraftFormContext);
  return (
    <>
      {draft?.action}
      {/* `alwaysEnable` overrides the button's own check for a save in progress. */}
      <SaveButton
        label={draft?.draft === undefined ? label : 'Publicar'}
        alwaysEnable={!isSubmitting && !isSending}
        disabled={isSending}
      />
    </>
  );
}
