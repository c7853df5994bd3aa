import type { DOMNode, Element } from 'html-react-parser';
import type { ReactNode } from 'react';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import styles from './RichText.module.css';

/** False for scripts, styles, texts and comments. */
export const isElement = (node: DOMNode): node is Element => node.type === 'tag';

/** The elements with one of the names, in the order of the text, but none inside of another one. */
export function elementsIn(node: Element, names: readonly string[]): Element[] {
  return (node.children as DOMNode[]).flatMap((child) => {
    if (!isElement(child)) return [];
    return names.includes(child.name) ? [child] : elementsIn(child, names);
  });
}

interface TextTableProps {
  table: Element;
  childrenOf: (cell: Element) => ReactNode;
}

/** A table that scrolls inside of itself. A first row of headers names its columns; in other rows, a header names its row. */
export function TextTable({ table, childrenOf }: TextTableProps) {
  const rows = elementsIn(table, ['tr'])
    .map((row) => elementsIn(row, ['th', 'td']))
    .filter((cells) => cells.length > 0);
  const [first] = rows;
  if (first === undefined) return null;
  const headRows = first.every(({ name }) => name === 'th') ? 1 : 0;
  const rowOf = (cells: readonly Element[], index: number, scope: 'col' | 'row') => (
    <tr key={index}>
      {cells.map((cell, column) => {
        const key = `${index} ${column}`;
        if (cell.name === 'td') return <td key={key}>{childrenOf(cell)}</td>;
        return (
          <th key={key} scope={scope}>
            {childrenOf(cell)}
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
        {headRows > 0 && <thead>{rowOf(first, 0, 'col')}</thead>}
        <tbody>{rows.slice(headRows).map((cells, index) => rowOf(cells, index, 'row'))}</tbody>
      </table>
    </div>
  );
}
