import { Box } from '@mui/material';
import type { ChangeEvent, Ref } from 'react';

interface HiddenFileInputProps {
  ref: Ref<HTMLInputElement>;
  id: string;
  name: string;
  types: readonly string[];
  /** id of the text that says what may be chosen, or what is wrong */
  describedBy: string;
  isInvalid: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: () => void;
}

/** A visually hidden file input. The first button of the row before it opens it on click and shows its focus outline. */
export function HiddenFileInput({ types, describedBy, isInvalid, ...input }: HiddenFileInputProps) {
  return (
    <Box
      component="input"
      {...input}
      type="file"
      accept={types.join(',')}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
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
  );
}
