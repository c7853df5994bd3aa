import { type AnyConfig, type Editor, Extension, Node } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
  tableNodeTypes,
  toggleHeader,
} from '@tiptap/pm/tables';
import { insertBlock } from './insertBlock.ts';

/** What a quotation or a cell holds. */
export const TEXT_BLOCKS = '(paragraph | heading | bulletList | orderedList)+';

/** The names by which prosemirror-tables knows the nodes of a table. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** prosemirror-tables reads them of each cell; a text has neither merged cells nor widths of columns. */
const unused = <T>(value: T) => ({ default: value, rendered: false, parseHTML: () => undefined });

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: TEXT_BLOCKS,
    isolating: true,
    addAttributes: () => ({ colspan: unused(1), rowspan: unused(1), colwidth: unused(null) }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** It stands at the top of the text only: it has no group, and the document names it. */
const Table = Node.create({
  name: 'table',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }: AnyConfig) => (Object.hasOwn(ROLES, name) ? { tableRole: ROLES[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => runIn(editor, goToNextCell(1)) || (isInTableOf(editor) && nextInNewRow(editor)),
    'Shift-Tab': ({ editor }) => runIn(editor, goToNextCell(-1)),
  }),
});

/** All nodes of tables. */
export const Tables = Extension.create({
  name: 'tables',
  addExtensions: () => [Table, Row, cell('tableCell', 'td'), cell('tableHeader', 'th')],
});

const runIn = (editor: Editor, command: Command): boolean => command(editor.state, editor.view.dispatch, editor.view);

function nextInNewRow(editor: Editor): boolean {
  runIn(editor, addRowAfter);
  return runIn(editor, goToNextCell(1));
}

/** True while the selection is in a table. */
export const isInTableOf = (editor: Editor): boolean => isInTable(editor.state);

/** The size of a new table, with its header row. */
const ROWS = 3;
const COLUMNS = 3;

/** Inserts an empty table, and goes to its first cell. */
export function insertTable(editor: Editor): void {
  const { table, row, cell: ofData, header_cell: ofHeader } = tableNodeTypes(editor.schema);
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const type = index === 0 ? ofHeader : ofData;
    return row.create(
      null,
      Array.from({ length: COLUMNS }, () => type.createChecked(null, editor.schema.node('paragraph'))),
    );
  });
  insertBlock(editor, table.create(null, rows), true);
}

const toggleHeaderRow = toggleHeader('row');

/** What can be done with the table that holds the selection. */
export const TABLE_ACTIONS: readonly { label: string; command: Command }[] = [
  { label: 'Agregar fila abajo', command: addRowAfter },
  { label: 'Agregar fila arriba', command: addRowBefore },
  { label: 'Agregar columna a la derecha', command: addColumnAfter },
  { label: 'Agregar columna a la izquierda', command: addColumnBefore },
  { label: 'Quitar fila', command: deleteRow },
  { label: 'Quitar columna', command: deleteColumn },
  { label: 'Poner o quitar fila de encabezado', command: toggleHeaderRow },
  { label: 'Quitar tabla', command: deleteTable },
];

export function runTableAction(editor: Editor, command: Command): void {
  editor.commands.focus();
  runIn(editor, command);
}
