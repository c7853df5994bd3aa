import { Box, LinearProgress } from '@mui/material';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { checkFile, type FileRule } from '../../../../contract/entities/file.ts';
import type { SelectedFile } from '../../../../dataProvider/core/selectedFile.ts';
import { useToast } from '../../../feedback/useToast.tsx';
import { useStores, useStoreValue } from '../../../session/stores.ts';
import { useIsSending } from '../state/sending.ts';
import { useFieldLabel } from '../state/useFieldLabel.ts';
import { FileFrame } from './FileFrame.tsx';

interface FileFieldProps {
  source: string;
  rule: FileRule;
  help: string;
  /** the chosen or current file, shown above the button; null if there is none */
  show: (chosen: SelectedFile | null) => ReactNode;
  isRequired?: boolean;
}

/** Selects a file. A file that violates `rule` clears the field, which says why, as a toast does. */
export function FileField({ source, rule, help, show, isRequired = false }: FileFieldProps) {
  const { field, fieldState } = useInput({ source, isRequired });
  const label = useFieldLabel(source);
  const topic = useId();
  const toast = useToast();
  const [refused, setRefused] = useState('');
  const chosen = (field.value || null) as SelectedFile | null;
  const progress = useStoreValue(useStores().uploads.form);
  const { isSubmitting } = useFormState();
  const isSendingDraft = useIsSending();
  const shown = show(chosen);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (chosen?.src) URL.revokeObjectURL(chosen.src);
    const refusal = file === undefined ? null : checkFile(rule, file);
    setRefused(refusal === null ? '' : `${refusal.title}. ${refusal.text}`);
    if (refusal !== null) {
      target.value = '';
      toast('error', refusal.text, { title: refusal.title, topic });
    }
    const isAccepted = file !== undefined && refusal === null;
    field.onChange(isAccepted ? { rawFile: file, src: URL.createObjectURL(file), title: file.name } : null);
  };

  return (
    <Box sx={{ width: '100%', mb: 1, position: 'relative' }}>
      <FileFrame
        source={source}
        label={isRequired ? `${label} *` : label}
        types={rule.types}
        shown={shown}
        chooseText={shown ? 'Cambiar archivo' : 'Elegir archivo'}
        progress={
          progress === null || !chosen || !(isSubmitting || isSendingDraft) ? null : (
            <LinearProgress
              variant="determinate"
              value={Math.round(progress * 100)}
              aria-label={`Enviando ${chosen.title}`}
              sx={{ mt: 1, height: 8, borderRadius: 4 }}
            />
          )
        }
        help={fieldState.error?.message ? <ValidationError error={fieldState.error.message} /> : refused || help}
        isInvalid={fieldState.invalid || refused !== ''}
        onChoose={choose}
        onBlur={field.onBlur}
      />
    </Box>
  );
}
