import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, type ButtonProps, FormHelperText, Stack, Typography } from '@mui/material';
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react';

interface FileFrameProps {
  source: string;
  label: string;
  types: readonly string[];
  /** the stored or chosen file, above the button */
  shown: ReactNode;
  /** of the button that opens the choice of a file */
  chooseText: string;
  button?: Pick<ButtonProps, 'size' | 'loading' | 'loadingPosition'>;
  /** beside that button */
  otherButtons?: ReactNode;
  /** below the buttons */
  progress?: ReactNode;
  help: ReactNode;
  isInvalid: boolean;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: () => void;
}

/** What every input of a file shows: its name, the file, the button, and what may be chosen or what is wrong. */
export function FileFrame({
  source,
  label,
  types,
  shown,
  chooseText,
  button,
  help,
  isInvalid,
  ...rest
}: FileFrameProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <>
      <Typography
        component="label"
        htmlFor={id}
        variant="body2"
        sx={{ display: 'block', mb: 0.5, color: 'text.secondary' }}
      >
        {label}
      </Typography>
      {shown}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          onClick={() => input.current?.click()}
          aria-hidden
          tabIndex={-1}
          {...button}
        >
          {chooseText}
        </Button>
        {rest.otherButtons}
      </Stack>
      <Box
        component="input"
        ref={input}
        id={id}
        name={source}
        type="file"
        accept={types.join(',')}
        aria-describedby={helpId}
        aria-invalid={isInvalid}
        onChange={rest.onChoose}
        onBlur={rest.onBlur}
        // Visually hidden: the button before it opens it on click and shows its focus outline.
        sx={{
          position: 'absolute',
          width: '1px',
          height: '1px',
          opacity: 0,
          'div:has(+ &:focus-visible) > button:first-of-type': {
            outline: '3px solid',
            outlineOffset: 2,
          },
        }}
      />
      {rest.progress}
      <FormHelperText id={helpId} error={isInvalid}>
        {help}
      </FormHelperText>
    </>
  );
}
