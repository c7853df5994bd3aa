import { Box } from '@mui/material';
import { useEffect } from 'react';
import { focusField } from '../state/fieldFocus.ts';
import { useFieldInAddress } from '../state/useRequestedField.ts';
import { HtmlToolbar } from './HtmlToolbar.tsx';
import { useEditor } from './useEditor.ts';

export interface HtmlEditorProps {
  source: string;
  label: string;
  /** id of the text that says what may be written, or what is wrong */
  helpId: string;
  value: string;
  isRequired: boolean;
  isInvalid: boolean;
  onChange: (html: string) => void;
  onBlur: () => void;
}

/** The text of a field, with its formats. It loads lazily, because the editor is large. */
export function HtmlEditor({ source, label, helpId, value, isRequired, isInvalid, ...rest }: HtmlEditorProps) {
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    ...(isRequired && { 'aria-required': 'true' }),
    'aria-label': label,
    'aria-describedby': helpId,
  };
  const { host, editor } = useEditor({ value, attributes, onChange: rest.onChange });
  const isRequested = useFieldInAddress() === source;

  useEffect(() => {
    if (editor !== null && !editor.isDestroyed) editor.view.dom.setAttribute('aria-invalid', String(isInvalid));
  }, [editor, isInvalid]);

  // The form looked for the field before the editor was there.
  useEffect(() => {
    if (editor !== null && isRequested) focusField(document, source);
  }, [editor, isRequested, source]);

  return (
    <>
      <HtmlToolbar editor={editor} label={label} />
      <Box
        ref={host}
        data-field={source}
        onBlur={rest.onBlur}
        sx={{
          '& .ProseMirror': {
            minHeight: 180,
            p: 1.5,
            lineHeight: 1.6,
            border: '1px solid',
            borderColor: isInvalid ? 'error.main' : 'text.secondary',
            borderRadius: '10px',
            overflowWrap: 'anywhere',
            // The editor's own styles, which injectCSS: false leaves out.
            whiteSpace: 'break-spaces',
            fontVariantLigatures: 'none',
            '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 1 },
            '& > :first-of-type': { mt: 0 },
            '& h3': { typography: 'h2', mt: 2, mb: 1 },
            '& h4': { typography: 'h3', mt: 2, mb: 1 },
            '& ul, & ol': { pl: 3, my: 1 },
            '& li p': { m: 0 },
            '& a': { color: 'primary.main' },
          },
        }}
      />
    </>
  );
}
