import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import LinkIcon from '@mui/icons-material/InsertLink';
import TitleIcon from '@mui/icons-material/Title';
import { Box, ToggleButton, Tooltip } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { type ReactNode, useEffect, useReducer, useState } from 'react';
import { LinkDialog } from './LinkDialog.tsx';

interface Format {
  label: string;
  icon: ReactNode;
  isActive: (editor: Editor) => boolean;
  toggle: (editor: Editor) => void;
}

const heading = (level: 3 | 4, label: string): Format => ({
  label,
  // An icon, because visible text that differs from the accessible name breaks voice control.
  icon: <TitleIcon fontSize={level === 3 ? 'medium' : 'small'} />,
  isActive: (editor) => editor.isActive('heading', { level }),
  toggle: (editor) => editor.chain().focus().toggleNode('heading', 'paragraph', { level }).run(),
});

const FORMATS: readonly Format[] = [
  {
    label: 'Negrita',
    icon: <BoldIcon />,
    isActive: (editor) => editor.isActive('bold'),
    toggle: (editor) => editor.chain().focus().toggleMark('bold').run(),
  },
  {
    label: 'Cursiva',
    icon: <ItalicIcon />,
    isActive: (editor) => editor.isActive('italic'),
    toggle: (editor) => editor.chain().focus().toggleMark('italic').run(),
  },
  heading(3, 'Subtítulo'),
  heading(4, 'Subtítulo menor'),
  {
    label: 'Lista con viñetas',
    icon: <BulletsIcon />,
    isActive: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => editor.chain().focus().toggleList('bulletList', 'listItem').run(),
  },
  {
    label: 'Lista numerada',
    icon: <NumbersIcon />,
    isActive: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => editor.chain().focus().toggleList('orderedList', 'listItem').run(),
  },
];

/** The formats that the server accepts in texts. @param label of the field */
export function HtmlToolbar({ editor, label }: { editor: Editor | null; label: string }) {
  const [linking, setLinking] = useState(false);
  const [, render] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    editor?.on('transaction', render);
    return () => {
      editor?.off('transaction', render);
    };
  }, [editor]);

  const button = (label: string, icon: ReactNode, selected: boolean, onClick: () => void) => (
    <Tooltip key={label} title={label}>
      <ToggleButton value={label} size="small" aria-label={label} selected={selected} onClick={onClick}>
        {icon}
      </ToggleButton>
    </Tooltip>
  );

  return (
    <Box
      role="toolbar"
      aria-label={`Formato de «${label}»`}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1, '& .MuiToggleButton-root': { width: 40, height: 40 } }}
    >
      {FORMATS.map(({ label, icon, isActive, toggle }) =>
        button(label, icon, editor ? isActive(editor) : false, () => editor && toggle(editor)),
      )}
      {button('Enlace', <LinkIcon />, editor?.isActive('link') ?? false, () => setLinking(true))}
      {linking && editor ? (
        <LinkDialog
          current={String(editor.getAttributes('link').href ?? '')}
          onClose={() => setLinking(false)}
          onApply={(href) => {
            const chain = editor.chain().focus().extendMarkRange('link');
            if (href === '') chain.unsetMark('link').run();
            // Without a selection, insert the address as the text.
            else if (editor.state.selection.empty && !editor.isActive('link'))
              chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
            else chain.setMark('link', { href }).run();
            setLinking(false);
          }}
        />
      ) : null}
    </Box>
  );
}
