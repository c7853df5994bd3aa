import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import RedoIcon from '@mui/icons-material/Redo';
import TitleIcon from '@mui/icons-material/Title';
import UndoIcon from '@mui/icons-material/Undo';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

/** A button that does one thing at once. */
export interface Tool {
  label: string;
  icon: ReactNode;
  /** of a format that the selection has or not; absent for an act */
  isActive?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const heading = (level: 3 | 4, label: string): Tool => ({
  label,
  // An icon, because visible text that differs from the accessible name breaks voice control.
  icon: <TitleIcon fontSize={level === 3 ? 'medium' : 'small'} />,
  isActive: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleNode('heading', 'paragraph', { level }).run(),
});

export const FORMATS: readonly Tool[] = [
  {
    label: 'Negrita',
    icon: <BoldIcon />,
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleMark('bold').run(),
  },
  {
    label: 'Cursiva',
    icon: <ItalicIcon />,
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleMark('italic').run(),
  },
  heading(3, 'Subtítulo'),
  heading(4, 'Subtítulo menor'),
  {
    label: 'Lista con viñetas',
    icon: <BulletsIcon />,
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleList('bulletList', 'listItem').run(),
  },
  {
    label: 'Lista numerada',
    icon: <NumbersIcon />,
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleList('orderedList', 'listItem').run(),
  },
];

/** Of texts with blocks. */
export const QUOTE: Tool = {
  label: 'Cita',
  icon: <QuoteIcon />,
  isActive: (editor) => editor.isActive('blockquote'),
  run: (editor) => editor.chain().focus().toggleWrap('blockquote').run(),
};

export const HISTORY: readonly Tool[] = [
  { label: 'Deshacer', icon: <UndoIcon />, run: (editor) => editor.chain().focus().undo().run() },
  { label: 'Rehacer', icon: <RedoIcon />, run: (editor) => editor.chain().focus().redo().run() },
];
