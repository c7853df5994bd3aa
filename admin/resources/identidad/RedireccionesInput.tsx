import { TextField } from '@mui/material';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { resources } from '../../../i18n/resources.ts';
import { firstMessage } from '../../records/forms/firstMessage.ts';
import { redireccionesIn, textOfRedirecciones } from './redirecciones.ts';

const HELP =
  'Para las direcciones de un sitio anterior. En cada línea, la antigua y la nueva, separadas por un espacio o pegadas como dos columnas de una hoja de cálculo: /quienes-somos.html /integrantes_grupo_investigacion';
const SOURCE = 'redirecciones';

/** Old addresses with their new ones, typed or pasted as two columns. */
export function RedireccionesInput() {
  const { field, fieldState } = useController({ name: SOURCE });
  const stored = textOfRedirecciones(field.value);
  // The typed text may have lines that are not whole.
  const [typed, setTyped] = useState(stored);
  const text = textOfRedirecciones(redireccionesIn(typed)) === stored ? typed : stored;
  const error = firstMessage(fieldState.error);
  return (
    <TextField
      label={resources.identidad.fields[SOURCE]}
      name={SOURCE}
      value={text}
      multiline
      minRows={3}
      maxRows={12}
      error={error !== ''}
      helperText={error || HELP}
      onBlur={field.onBlur}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(redireccionesIn(target.value));
      }}
    />
  );
}
