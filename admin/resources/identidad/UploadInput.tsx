import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { checkFile, type FileRule } from '../../../contract/entities/file.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { firstMessage } from '../../records/forms/firstMessage.ts';
import { HiddenFileInput } from '../../records/forms/HiddenFileInput.tsx';
import { useSending } from '../../records/forms/sending.ts';

interface UploadInputProps {
  source: string;
  label: string;
  help: string;
  rule: FileRule;
  /** Stores the file. @returns its name */
  send: (file: File) => Promise<string>;
  /** of the button that opens the choice of a file */
  chooseText: string;
  failedText: string;
  /** false where the value counts as none */
  isChosen: (name: string) => boolean;
  /** what stands above the buttons */
  preview: (name: string) => ReactNode;
}

/** A file of the identity. It is stored when it is chosen, so that the preview shows it. */
export function UploadInput({ source, label, help, rule, send, preview, ...props }: UploadInputProps) {
  const { chooseText, failedText, isChosen } = props;
  const { field, fieldState } = useController({ name: source });
  const toast = useToast();
  const whileSending = useSending();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isSending, setSending] = useState(false);
  const name = textOf(field.value);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const refusal = checkFile(rule, file);
    target.value = '';
    if (refusal !== null) {
      toast('error', refusal.text, { title: refusal.title });
      return;
    }
    setSending(true);
    try {
      await whileSending(async () => field.onChange(await send(file)));
    } catch (error) {
      toast('error', failureText(error, failedText));
    } finally {
      setSending(false);
    }
  };

  const error = firstMessage(fieldState.error);
  return (
    <Box role="group" aria-label={label} data-field={source} sx={{ width: '100%', mb: 1.5, position: 'relative' }}>
      <Typography
        component="label"
        htmlFor={id}
        variant="body2"
        sx={{ display: 'block', mb: 0.5, color: 'text.secondary' }}
      >
        {label}
      </Typography>
      {preview(name)}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          size="small"
          loading={isSending}
          loadingPosition="start"
          startIcon={<UploadIcon />}
          onClick={() => input.current?.click()}
          aria-hidden
          tabIndex={-1}
        >
          {chooseText}
        </Button>
        {isChosen(name) ? (
          <Button
            size="small"
            startIcon={<DeleteIcon />}
            onClick={() => field.onChange('')}
            aria-label={`Quitar: ${label.toLowerCase()}`}
          >
            Quitar
          </Button>
        ) : null}
      </Stack>
      <HiddenFileInput
        ref={input}
        id={id}
        name={source}
        types={rule.types}
        describedBy={`${id}-help`}
        isInvalid={error !== ''}
        onChange={(event) => void choose(event)}
        onBlur={field.onBlur}
      />
      <FormHelperText id={`${id}-help`} error={error !== ''}>
        {error || help}
      </FormHelperText>
    </Box>
  );
}
