import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import ListIcon from '@mui/icons-material/FormatListBulleted';
import LinkIcon from '@mui/icons-material/InsertLink';
import ParagraphIcon from '@mui/icons-material/Notes';
import TitleIcon from '@mui/icons-material/Title';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useRef } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type HtmlMark, withMark } from './htmlFormat.ts';

const MARKS: readonly { mark: HtmlMark; label: string; Icon: typeof BoldIcon }[] = [
  { mark: 'strong', label: 'Negrita', Icon: BoldIcon },
  { mark: 'em', label: 'Cursiva', Icon: ItalicIcon },
  { mark: 'h3', label: 'Subtítulo', Icon: TitleIcon },
  { mark: 'p', label: 'Párrafo', Icon: ParagraphIcon },
  { mark: 'ul', label: 'Lista', Icon: ListIcon },
  { mark: 'a', label: 'Enlace', Icon: LinkIcon },
];

/** HTML as text, with buttons that put its marks around what is selected. */
export function HtmlInput({ source }: { source: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { setValue } = useFormContext();

  const apply = (mark: HtmlMark) => {
    const { current } = area;
    if (current === null) return;
    const { value, selectionStart, selectionEnd } = current;
    const { text, start, end } = withMark({ text: value, start: selectionStart, end: selectionEnd }, mark);
    setValue(source, text, { shouldDirty: true, shouldValidate: true });
    current.focus();
    // Once the form has written the text: a selection of the old one would be lost.
    requestAnimationFrame(() => current.setSelectionRange(start, end));
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="toolbar" aria-label="Formato" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {MARKS.map(({ mark, label, Icon }) => (
          <Tooltip key={mark} title={label}>
            <IconButton aria-label={label} onClick={() => apply(mark)}>
              <Icon />
            </IconButton>
          </Tooltip>
        ))}
      </Box>
      <TextInput
        source={source}
        isRequired
        multiline
        minRows={6}
        slotProps={{ htmlInput: { ref: area } }}
        helperText="Seleccione un texto y elija su formato."
      />
    </Box>
  );
}
