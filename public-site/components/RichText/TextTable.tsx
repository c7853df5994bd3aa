import type { Element } from 'html-react-parser';
import type { ReactNode } from 'react';
import { spanOf } from '../../../contract/markup/tags.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { elementsIn } from './elementsIn.ts';
import styles from './RichText.module.css';

interface Cell {
  node: Element;
  isHeader: boolean;
  columns: number | undefined;
  rows: number | undefined;
}

const cellsIn = (row: Element): Cell[] =>
  elementsIn(row, ['th', 'td']).map((node) => ({
    node,
    isHeader: node.name === 'th',
    columns: spanOf(node.attribs.colspan),
    rows: spanOf(node.attribs.rowspan),
  }));

interface TextTableProps {
  table: Element;
  childrenOf: (cell: Element) => ReactNode;
}

/** A table that scrolls inside of itself. A first row of headers names its columns; in other rows, a header names its row. */
export function TextTable({ table, childrenOf }: TextTableProps) {
  const rows = elementsIn(table, ['tr'])
    .map(cellsIn)
    .filter((cells) => cells.length > 0);
  const [first] = rows;
  if (first === undefined) return null;
  const hasHead = first.every(({ isHeader }) => isHeader);
  // A cell of <thead> does not reach beyond it.
  const headRows = hasHead && first.every(({ rows: spanned }) => spanned === undefined) ? 1 : 0;
  const rowOf = (cells: readonly Cell[], index: number) => (
    <tr key={index}>
      {cells.map(({ node, isHeader, columns, rows: spanned }, column) => {
        const spans = { colSpan: columns, rowSpan: spanned };
        const key = `${index} ${column}`;
        if (!isHeader)
          return (
            <td key={key} {...spans}>
              {childrenOf(node)}
            </td>
          );
        return (
          <th key={key} scope={hasHead && index === 0 ? 'col' : 'row'} {...spans}>
            {childrenOf(node)}
          </th>
        );
      })}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus, the keyboard could not scroll it
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label={siteTexts.text.table} tabIndex={0} className={styles.table}>
      <table>
        {headRows > 0 && <thead>{rows.slice(0, 1).map(rowOf)}</thead>}
        <tbody>{rows.slice(headRows).map((cells, index) => rowOf(cells, index + headRows))}</tbody>
      </table>
    </div>
  );
}
