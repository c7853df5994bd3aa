import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, FormHelperText, LinearProgress, Typography } from '@mui/material';
import { type ChangeEvent, useId, useRef } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { checkFile, type FileRule } from '../../contract/entities/file.ts';
import type { SelectedFile } from '../../dataProvider/core/selectedFile.ts';
import { useToast } from '../feedback/useToast.tsx';
import { useUploadProgress } from '../session/uploadProgress.ts';

/** Pixels (section 9). */
const PREVIEW_MAX = 500;
const CURRENT_MAX = 220;

interface FileFieldProps {
  source: string;
  label: string;
  rule: FileRule;
  /** what the help under the button says */
  help: string;
  /** the address of the picture that the record already has */
  current?: string | undefined;
  isRequired?: boolean;
}

/** Chooses a picture and shows it; one that its rule refuses is not taken, and the field is cleared (section 5). */
export function FileField({ source, label, rule, help, current, isRequired = false }: FileFieldProps) {
  const { field, fieldState } = useInput({ source, isRequired });
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const toast = useToast();
  const chosen = field.value as SelectedFile | null | undefined;
  const sent = useUploadProgress();
  const preview = chosen?.src ?? current;

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (chosen?.src) URL.revokeObjectURL(chosen.src);
    const refusal = file === undefined ? null : checkFile(rule, file);
    if (refusal !== null) {
      target.value = '';
      toast('error', refusal.text, { title: refusal.title });
    }
    const taken = file !== undefined && refusal === null;
    field.onChange(taken ? { rawFile: file, src: URL.createObjectURL(file), title: file.name } : null);
  };

  return (
    <Box sx={{ width: '100%', mb: 1 }}>
      <Typography
        component="label"
        htmlFor={id}
        variant="body2"
        sx={{ display: 'block', mb: 0.5, color: 'text.secondary' }}
      >
        {isRequired ? `${label} *` : label}
      </Typography>
      {preview ? (
        <Box
          component="img"
          src={preview}
          alt={chosen ? `Vista previa de ${chosen.title}` : 'Imagen actual'}
          sx={{
            display: 'block',
            maxWidth: '100%',
            maxHeight: chosen ? PREVIEW_MAX : CURRENT_MAX,
            mb: 1,
            borderRadius: '10px',
            bgcolor: '#ffffff',
          }}
        />
      ) : null}
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        onClick={() => input.current?.click()}
        aria-hidden
        tabIndex={-1}
      >
        {preview ? 'Cambiar archivo' : 'Elegir archivo'}
      </Button>
      <Box
        component="input"
        ref={input}
        id={id}
        type="file"
        accept={rule.types.join(',')}
        aria-invalid={fieldState.invalid}
        aria-describedby={`${id}-help`}
        onChange={choose}
        onBlur={field.onBlur}
        sx={{
          // Seen by keyboard and screen readers; the button before it is for the eye.
          position: 'absolute',
          width: '1px',
          height: '1px',
          opacity: 0,
          'button:has(+ &:focus-visible)': { outline: '3px solid', outlineOffset: 2 },
        }}
      />
      {sent === null || !chosen ? null : (
        <LinearProgress
          variant="determinate"
          value={Math.round(sent * 100)}
          aria-label={`Enviando ${chosen.title}`}
          sx={{ mt: 1, height: 8, borderRadius: 4 }}
        />
      )}
      <FormHelperText id={`${id}-help`} error={fieldState.invalid}>
        {fieldState.error?.message ? <ValidationError error={fieldState.error.message} /> : help}
      </FormHelperText>
    </Box>
  );
}
