import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button } from '@mui/material';
import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { useEvent } from 'react-admin';
import { useController } from 'react-hook-form';
import { checkFile, type FileRule } from '../../../contract/entities/file.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import { useSend } from '../../feedback/useSend.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { FileFrame } from '../../records/forms/inputs/FileFrame.tsx';
import { firstMessage } from '../../records/forms/state/firstMessage.ts';
import { useSending } from '../../records/forms/state/sending.ts';

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
  show: (name: string) => ReactNode;
}

/** A file of the identity. It is stored when it is chosen, so that the preview shows it. */
export function UploadInput({ source, label, help, rule, send, show, ...props }: UploadInputProps) {
  const { chooseText, failedText, isChosen } = props;
  const { field, fieldState } = useController({ name: source });
  const toast = useToast();
  const whileSending = useSending();
  const { isPending, send: store } = useSend();
  const name = textOf(field.value);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  /** The row of the file may have moved or gone while it was sent. */
  const keep = useEvent((stored: string) => {
    if (isShown.current) field.onChange(stored);
  });

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const refusal = checkFile(rule, file);
    target.value = '';
    if (refusal !== null) {
      toast('error', refusal.text, { title: refusal.title });
      return;
    }
    await store(() => whileSending(async () => keep(await send(file))), failedText);
  };

  const error = firstMessage(fieldState.error);
  return (
    <Box role="group" aria-label={label} data-field={source} sx={{ width: '100%', mb: 1.5, position: 'relative' }}>
      <FileFrame
        source={source}
        label={label}
        types={rule.types}
        shown={show(name)}
        chooseText={chooseText}
        button={{ size: 'small', loading: isPending, loadingPosition: 'start' }}
        otherButtons={
          isChosen(name) ? (
            <Button
              size="small"
              startIcon={<DeleteIcon />}
              onClick={() => field.onChange('')}
              aria-label={`Quitar: ${label.toLowerCase()}`}
            >
              Quitar
            </Button>
          ) : null
        }
        help={error || help}
        isInvalid={error !== ''}
        onChoose={(event) => void choose(event)}
        onBlur={field.onBlur}
      />
    </Box>
  );
}
