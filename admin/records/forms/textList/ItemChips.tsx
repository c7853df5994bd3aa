import CloseIcon from '@mui/icons-material/Close';
import { ButtonBase, Chip, IconButton, InputBase } from '@mui/material';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ChipList } from '../../../components/ChipList.tsx';

interface ItemChipsProps {
  label: string;
  items: readonly string[];
  onRemove: (item: string) => void;
  /** @param byKey Enter was pressed, so that the focus may move */
  onReplace: (item: string, text: string, byKey: boolean) => void;
}

/** The items of a list as chips: a click on a text edits it in place, a button removes it. */
export function ItemChips({ label, items, onRemove, onReplace }: ItemChipsProps) {
  const [edited, setEdited] = useState<string | null>(null);
  if (items.length === 0) return null;
  return (
    <ChipList label={label}>
      {items.map((item) => (
        <Chip
          key={item}
          component="li"
          label={
            item === edited ? (
              <ItemEditor
                item={item}
                onDone={(text, byKey) => {
                  setEdited(null);
                  if (text !== item || byKey) onReplace(item, text, byKey);
                }}
              />
            ) : (
              <>
                <ButtonBase
                  aria-label={`Editar ${item}`}
                  onClick={() => setEdited(item)}
                  sx={{ font: 'inherit', textAlign: 'start', overflowWrap: 'anywhere', cursor: 'text' }}
                >
                  {item}
                </ButtonBase>
                <IconButton
                  size="small"
                  aria-label={`Quitar ${item}`}
                  onClick={() => onRemove(item)}
                  sx={{ ml: 0.5, flexShrink: 0 }}
                >
                  <CloseIcon sx={{ fontSize: 16 }} />
                </IconButton>
              </>
            )
          }
          sx={{
            height: 'auto',
            minHeight: 32,
            maxWidth: '100%',
            '& .MuiChip-label': {
              display: 'flex',
              alignItems: 'center',
              py: 0.25,
              pr: 0.5,
              whiteSpace: 'normal',
              overflowWrap: 'anywhere',
            },
          }}
        />
      ))}
    </ChipList>
  );
}

interface ItemEditorProps {
  item: string;
  /** receives the new text; the item itself if it stays as it was */
  onDone: (text: string, byKey: boolean) => void;
}

/** Enter and leaving the field keep the text, Escape drops it. A blank text changes nothing. */
function ItemEditor({ item, onDone }: ItemEditorProps) {
  const [text, setText] = useState(item);
  // A field that is taken away with the focus in it is left too.
  const isDone = useRef(false);
  const finish = (next: string, byKey: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(next.trim() === '' ? item : next.trim(), byKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The form is not sent, and a dialog stays open.
    event.preventDefault();
    event.stopPropagation();
    finish(event.key === 'Enter' ? text : item, true);
  };
  return (
    <InputBase
      autoFocus
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => finish(text, false)}
      onKeyDown={onKeyDown}
      inputProps={{ 'aria-label': `Texto de ${item}` }}
      sx={{ font: 'inherit', width: `${Math.max(text.length, 6) + 2}ch`, maxWidth: '100%' }}
    />
  );
}
