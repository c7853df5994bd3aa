import { Box, Button, LinearProgress } from '@mui/material';
import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { useInput, useResourceContext, ValidationError } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { checkFile, type FileRule } from '../../../../contract/entities/file.ts';
import type { SelectedFile } from '../../../../dataProvider/core/selectedFile.ts';
import { OwnApiOnly } from '../../../components/OwnApiOnly.tsx';
import { fieldLabel } from '../../../display/fieldLabel.ts';
import { useToast } from '../../../feedback/useToast.tsx';
import { useStores, useStoreValue } from '../../../session/stores.ts';
import { useIsSending } from '../state/sending.ts';
import { FileFrame } from './FileFrame.tsx';

interface FileFieldProps {
  source: string;
  rule: FileRule;
  help: string;
  /** the stored file; null if there is none */
  stored: ReactNode;
  showChosen: (chosen: SelectedFile) => ReactNode;
  /** absent if the record must have a file */
  removal?: {
    /** of the buttons */
    discard: string;
    remove: string;
    keep: string;
    /** stands in the place of the stored file */
    removed: string;
  };
  isRequired?: boolean;
}

/**
 * Selects a file, and removes the stored one with the record's save. A file that violates `rule` clears the field, which says why, as a
 * toast does.
 */
export function FileField({ source, rule, help, stored, showChosen, removal, isRequired = false }: FileFieldProps) {
  const { field, fieldState } = useInput({ source, isRequired });
  const { setValue, resetField } = useFormContext();
  const { defaultValues, isSubmitting } = useFormState();
  const label = fieldLabel(useResourceContext() ?? '', source);
  const topic = useId();
  const toast = useToast();
  const [refused, setRefused] = useState('');
  const chosen = (field.value || null) as SelectedFile | null;
  const progress = useStoreValue(useStores().uploads.form);
  const isSendingDraft = useIsSending();

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (chosen?.src) URL.revokeObjectURL(chosen.src);
    const refusal = file === undefined ? null : checkFile(rule, file);
    setRefused(refusal === null ? '' : `${refusal.title}. ${refusal.text}`);
    if (refusal !== null) toast('error', refusal.text, { title: refusal.title, topic });
    // The same file can be chosen again.
    target.value = '';
    const isAccepted = file !== undefined && refusal === null;
    field.onChange(isAccepted ? { rawFile: file, src: URL.createObjectURL(file), title: file.name } : null);
  };
  /** @param value false removes the stored file; null keeps it, and discards a chosen one */
  const change = (value: false | null) => {
    setRefused('');
    // The form of a draft begins with the draft's file.
    if (value === null && !defaultValues?.[source]) resetField(source);
    else setValue(source, value, { shouldDirty: true });
  };
  const button = (text: string | undefined, value: false | null) =>
    text === undefined ? null : (
      <Button size="small" onClick={() => change(value)}>
        {text}
      </Button>
    );
  const shown = chosen ? (
    <>
      {showChosen(chosen)} {button(removal?.discard, null)}
    </>
  ) : !stored ? null : field.value === false ? (
    <>
      {removal?.removed} {button(removal?.keep, null)}
    </>
  ) : (
    <>
      {stored} <OwnApiOnly>{button(removal?.remove, false)}</OwnApiOnly>
    </>
  );

  return (
    <Box sx={{ width: '100%', mb: 1, position: 'relative' }}>
      <FileFrame
        source={source}
        label={isRequired ? `${label} *` : label}
        types={rule.types}
        shown={shown && <Box sx={{ mb: 1, overflowWrap: 'anywhere' }}>{shown}</Box>}
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
