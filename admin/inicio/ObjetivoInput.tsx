import { Box, FormHelperText, Typography } from '@mui/material';
import { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { textOf } from '../../contract/wire/tolerant.ts';
import { ObjetivoToolbar } from './ObjetivoToolbar.tsx';
import { objetivoOptions } from './objetivoOptions.ts';

/** An empty document is no text: the form finds it missing (section 5). */
const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

/** An editor in `host`, with what the form holds; what is written there goes to `onChange`. */
function useEditor(value: string, onChange: (html: string) => void) {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  useEffect(() => {
    const made = new Editor({
      ...objetivoOptions,
      element: host.current,
      onUpdate: ({ editor: written }) => latest.current(htmlOf(written)),
    });
    setEditor(made);
    return () => {
      setEditor(null);
      made.destroy();
    };
  }, []);

  useEffect(() => {
    if (editor === null || editor.isDestroyed || htmlOf(editor) === value) return;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return { host, editor };
}

/** The group's objective, written as it will be read. */
export function ObjetivoInput() {
  const { field, fieldState } = useInput({ source: 'objetivo', defaultValue: '' });
  const { host, editor } = useEditor(textOf(field.value), field.onChange);

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
        Objetivo del grupo *
      </Typography>
      <ObjetivoToolbar editor={editor} />
      <Box
        ref={host}
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
            // What the editor would inject by itself (objetivoOptions.ts).
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
      <FormHelperText id="objetivo-ayuda" error={fieldState.invalid}>
        {fieldState.error?.message ? (
          <ValidationError error={fieldState.error.message} />
        ) : (
          'Seleccione un texto y elija su formato.'
        )}
      </FormHelperText>
    </Box>
  );
}
