import PictureIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import LinkIcon from '@mui/icons-material/InsertLink';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import { Box, Menu, MenuItem } from '@mui/material';
import type { Editor } from '@tiptap/core';
import {
  type ChangeEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useReducer,
  useRef,
  useState,
} from 'react';
import { FULL_TEXT, PHOTOGRAPH } from '../../../../../contract/entities/file.ts';
import { selectedPicture } from '../schema/figure.ts';
import { insertTable, isInTableOf, runTableAction, TABLE_ACTIONS } from '../schema/table.ts';
import { focusToolbar, ToolButton, ToolbarContext, useRovingFocus } from './ToolButton.tsx';
import { FORMATS, HISTORY, QUOTE, type Tool } from './tools.tsx';

interface HtmlToolbarProps {
  ref: Ref<{ focus: () => void }>;
  editor: Editor;
  /** of the field */
  label: string;
  /** those of hasBlocks */
  blocks: boolean;
  onLink: () => void;
  /** changes the texts of the selected picture */
  onPicture: () => void;
  onFiles: (files: readonly File[]) => void;
}

/** Pixels of the bar of the back office, which stays above what scrolls. */
const BAR = 51;

const toolbarStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  mb: 0.5,
  py: 0.5,
  // In sight while the text scrolls; on phones it would take a third of the window.
  position: { sm: 'sticky' },
  top: BAR,
  zIndex: 1,
  bgcolor: 'background.paper',
  '& .MuiToggleButton-root': { width: { xs: 36, sm: 40 }, height: 40 },
} as const;

/** The formats that the server accepts in a text, and the blocks that can be inserted. */
export function HtmlToolbar({ ref, editor, label, blocks, onLink, onPicture, onFiles }: HtmlToolbarProps) {
  const { toolbar, current, ...handlers } = useRovingFocus(FORMATS[0]?.label ?? '');
  const [, render] = useReducer((count: number) => count + 1, 0);
  useImperativeHandle(ref, () => ({ focus: () => focusToolbar(toolbar.current) }), [toolbar]);
  useEffect(() => {
    editor.on('transaction', render);
    return () => {
      editor.off('transaction', render);
    };
  }, [editor]);

  const tool = ({ label: name, icon, isActive, run }: Tool) => (
    <ToolButton key={name} label={name} icon={icon} isActive={isActive?.(editor)} onClick={() => run(editor)} />
  );
  const isPicture = selectedPicture(editor) !== null;
  return (
    <ToolbarContext value={{ current }}>
      <Box ref={toolbar} role="toolbar" aria-label={`Formato de «${label}»`} {...handlers} sx={toolbarStyles}>
        {FORMATS.map(tool)}
        {blocks ? tool(QUOTE) : null}
        <ToolButton label="Enlace" icon={<LinkIcon />} isActive={editor.isActive('link')} onClick={onLink} />
        {blocks ? (
          <>
            <FileTool
              id="imagen"
              label={isPicture ? 'Editar imagen' : 'Insertar imagen'}
              icon={<PictureIcon />}
              types={PHOTOGRAPH.types}
              // The texts of the selected picture, in place of another file.
              {...(isPicture && { onClick: onPicture })}
              onFiles={onFiles}
            />
            <TableTool editor={editor} />
            <FileTool
              id="pdf"
              label="Insertar archivo PDF"
              icon={<PdfIcon />}
              types={FULL_TEXT.types}
              onFiles={onFiles}
            />
          </>
        ) : null}
        {HISTORY.map(tool)}
      </Box>
    </ToolbarContext>
  );
}

interface FileToolProps {
  id: string;
  label: string;
  icon: ReactNode;
  /** media types */
  types: readonly string[];
  /** what it does in place of the choice of files */
  onClick?: () => void;
  onFiles: (files: readonly File[]) => void;
}

/** Chooses files to insert. */
function FileTool({ id, label, icon, types, onClick, onFiles }: FileToolProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = '';
    onFiles(files);
  };
  return (
    <>
      <ToolButton id={id} label={label} icon={icon} onClick={onClick ?? (() => input.current?.click())} />
      <input ref={input} type="file" hidden multiple accept={types.join()} data-tool={id} onChange={choose} />
    </>
  );
}

/** Inserts a table; in one, opens the menu of what can be done with it. */
function TableTool({ editor }: { editor: Editor }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isInTable = isInTableOf(editor);
  const close = () => setAnchor(null);
  return (
    <>
      <ToolButton
        id="tabla"
        label={isInTable ? 'Tabla' : 'Insertar tabla'}
        icon={<TableIcon />}
        {...(isInTable && { isMenuOpen: anchor !== null })}
        onClick={(button) => (isInTable ? setAnchor(button) : insertTable(editor))}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-label': 'Tabla' } }}>
        {TABLE_ACTIONS.map(({ label, command }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              runTableAction(editor, command);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
