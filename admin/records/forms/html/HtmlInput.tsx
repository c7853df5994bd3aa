import { Box, FormHelperText, Typography } from '@mui/material';
import { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { HTML_MAX } from '../../../../contract/values/constants.ts';
import { textOf } from '../../../../contract/values/tolerant.ts';
import { counterText } from '../inputs/CountedTextInput.tsx';
import { useFieldLabel } from '../state/useFieldLabel.ts';
import { HtmlToolbar } from './HtmlToolbar.tsx';
import { htmlOptions } from './htmlOptions.ts';

/** The HTML of the document; '' if it is empty, so that the required rule applies. */
const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

function useEditor(value: string, attributes: Record<string, string>, onChange: (html: string) => void) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const latestOnChange = useRef(onChange);
  const [editorProps] = useState({ attributes });
  useEffect(() => {
    latestOnChange.current = onChange;
  });

  useEffect(() => {
    const created = new Editor({
      ...htmlOptions,
      editorProps,
      element: host.current,
      onUpdate: ({ editor: updated }) => latestOnChange.current(htmlOf(updated)),
    });
    setEditor(created);
    return () => {
      setEditor(null);
      created.destroy();
    };
  }, [editorProps]);

  useEffect(() => {
    if (editor === null || editor.isDestroyed || htmlOf(editor) === value) return;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return { host, editor };
}

interface HtmlInputProps {
  source: string;
  isRequired?: boolean;
}

export function HtmlInput({ source, isRequired = false }: HtmlInputProps) {
  const { field, fieldState } = useInput({ source, defaultValue: '' });
  const label = useFieldLabel(source);
  const helpId = `${source}-ayuda`;
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    ...(isRequired && { 'aria-required': 'true' }),
    'aria-label': label,
    'aria-describedby': helpId,
  };
  const { host, editor } = useEditor(textOf(field.value), attributes, field.onChange);

  useEffect(() => {
    if (editor !== null && !editor.isDestroyed)
      editor.view.dom.setAttribute('aria-invalid', String(fieldState.invalid));
  }, [editor, fieldState.invalid]);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography
        variant="body2"
        aria-hidden
        sx={{ mb: 0.5, color: fieldState.invalid ? 'error.main' : 'text.secondary' }}
      >
        {label}
        {isRequired && ' *'}
      </Typography>
      <HtmlToolbar editor={editor} label={label} />
      <Box
        ref={host}
        data-field={source}
        onBlur={field.onBlur}
        sx={{
          '& .ProseMirror': {
            minHeight: 180,
            p: 1.5,
            lineHeight: 1.6,
            border: '1px solid',
            borderColor: fieldState.invalid ? 'error.main' : 'text.secondary',
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
      <FormHelperText id={helpId} error={fieldState.invalid}>
        {fieldState.error?.message ? (
          <ValidationError error={fieldState.error.message} />
        ) : (
          `Seleccione un texto y elija su formato. ${counterText(textOf(field.value).trim().length, HTML_MAX, true)}, con formato.`
        )}
      </FormHelperText>
    </Box>
  );
}
