import { Alert, Box, Button, FormHelperText, Typography } from '@mui/material';
import { type ComponentType, useEffect, useId, useState } from 'react';
import { useInput, useResourceContext, ValidationError } from 'react-admin';
import { HTML_MAX } from '../../../../contract/values/constants.ts';
import { textOf } from '../../../../contract/values/tolerant.ts';
import { fieldLabel } from '../../../display/fieldLabel.ts';
import { counterText } from '../inputs/CountedTextInput.tsx';
import type { HtmlEditorProps } from './HtmlEditor.tsx';

type Loaded = ComponentType<HtmlEditorProps> | 'failed' | null;

/** The editor, once it is loaded. */
function useLoadedEditor(): Loaded {
  const [loaded, setLoaded] = useState<Loaded>(null);
  useEffect(() => {
    import('./HtmlEditor.tsx').then(
      ({ HtmlEditor }) => setLoaded(() => HtmlEditor),
      () => setLoaded('failed'),
    );
  }, []);
  return loaded;
}

interface HtmlInputProps {
  source: string;
  /** characters, with the tags */
  max?: number;
  isRequired?: boolean;
}

/** A text with formats. */
export function HtmlInput({ source, max = HTML_MAX, isRequired = false }: HtmlInputProps) {
  const { field, fieldState } = useInput({ source, defaultValue: '' });
  const label = fieldLabel(useResourceContext() ?? '', source);
  const helpId = useId();
  const Editor = useLoadedEditor();
  const value = textOf(field.value);
  return (
    <Box sx={{ width: '100%' }}>
      <Typography
        variant="body2"
        aria-hidden
        sx={{ mb: 0.5, color: fieldState.invalid ? 'error.main' : 'text.secondary' }}
      >
        {label}
        {isRequired && ' *'}
      </Typography>
      {Editor === null || Editor === 'failed' ? (
        <Box data-field={source} sx={{ minHeight: 228 }}>
          {Editor === null ? (
            <Typography role="status">Cargando el editor…</Typography>
          ) : (
            <Alert
              severity="error"
              action={
                // The browser does not ask for a module twice while the page stays.
                <Button color="inherit" size="small" onClick={() => window.location.reload()}>
                  Recargar la página
                </Button>
              }
            >
              No se pudo cargar el editor de «{label}».
            </Alert>
          )}
        </Box>
      ) : (
        <Editor
          {...{ source, label, helpId, value, isRequired }}
          isInvalid={fieldState.invalid}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
      <FormHelperText id={helpId} error={fieldState.invalid}>
        {fieldState.error?.message ? (
          <ValidationError error={fieldState.error.message} />
        ) : (
          `Seleccione un texto y elija su formato; con Alt+F10 se va a la barra. ${counterText(value.trim().length, max, true)}, con formato.`
        )}
      </FormHelperText>
    </Box>
  );
}
