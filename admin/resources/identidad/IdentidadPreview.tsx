import { Alert, Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { IDENTIDAD_PREVIEW_FIELD, IDENTIDAD_PREVIEW_PATH } from '../../../contract/resources/drafts.ts';
import type { FormErrors } from '../../records/forms/state/bySchema.ts';
import { PreviewFrame, type PreviewWidth } from './PreviewFrame.tsx';

const DEBOUNCE_MS = 500;

const INVALID = 'Hay valores que no se pueden guardar. La vista previa muestra los últimos válidos.';
const UNAVAILABLE = 'La vista previa no está disponible.';

/** A picture of the home: the name of its frame, and the values in it. */
interface Shot {
  name: string;
  values: Readonly<Record<string, unknown>>;
}

interface IdentidadPreviewProps {
  /** the element beside the form */
  place: HTMLElement;
  validate: (values: Record<string, unknown>) => FormErrors;
}

/** The home with the values of the form around it. A new picture loads behind the shown one. */
export function IdentidadPreview({ place, validate }: IdentidadPreviewProps) {
  const { getValues } = useFormContext();
  const watched = useWatch();
  const id = useId();
  const count = useRef(0);
  const [width, setWidth] = useState<PreviewWidth>('escritorio');
  const [shown, setShown] = useState<string | null>(null);
  const [next, setNext] = useState<Shot | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the watched values start the timer, and the form has their present state.
  useEffect(() => {
    const timer = setTimeout(() => {
      const { redirecciones: _, ...values } = getValues();
      if (Object.keys(validate(getValues())).length > 0) {
        setProblem(INVALID);
        return;
      }
      count.current += 1;
      setNext({ name: `vista-previa-${id}-${count.current}`, values });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [watched, validate, getValues, id]);

  useEffect(() => {
    if (next !== null) postPreview(next.name, next.values);
  }, [next]);

  const settle = (name: string, isShown: boolean) => {
    if (name !== next?.name) return;
    setNext(null);
    setProblem(isShown ? null : UNAVAILABLE);
    if (isShown) setShown(name);
  };

  const names = [shown, next?.name ?? null].filter((name) => name !== null);
  return createPortal(
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography variant="h2">Vista previa</Typography>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={width}
          aria-label="Ancho de la vista previa"
          sx={{ '& .MuiToggleButton-root:not(.Mui-selected)': { color: 'text.secondary' } }}
          onChange={(_, value: PreviewWidth | null) => value !== null && setWidth(value)}
        >
          <ToggleButton value="movil">Móvil</ToggleButton>
          <ToggleButton value="escritorio">Escritorio</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <PreviewFrame names={names} shown={shown} width={width} onSettled={settle} />
      <Box role="status" sx={{ mt: 1 }}>
        {problem === null ? null : <Alert severity="info">{problem}</Alert>}
      </Box>
    </>,
    place,
  );
}

/** Posts the unsaved values into the iframe of this name. By form, because only a document loaded from the server has its own CSP. */
function postPreview(frame: string, values: object): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = IDENTIDAD_PREVIEW_PATH;
  form.target = frame;
  form.hidden = true;
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = IDENTIDAD_PREVIEW_FIELD;
  input.value = JSON.stringify(values);
  form.append(input);
  document.body.append(form);
  form.submit();
  form.remove();
}
