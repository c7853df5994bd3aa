import TableIcon from '@mui/icons-material/TableChartOutlined';
import { Menu, MenuItem } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { insertTable, isInTableOf, runTableAction, TABLE_ACTIONS } from '../schema/table.ts';
import { ToolButton } from './ToolButton.tsx';

/** Inserts a table; in one, opens the menu of what can be done with it. */
export function TableTool({ editor }: { editor: Editor }) {
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
