import type { DOMNode, Element } from 'html-react-parser';

/** False for scripts, styles, texts and comments. */
export const isElement = (node: DOMNode): node is Element => node.type === 'tag';

/** The elements with one of the names, in the order of the text, but none inside of another one. */
export function elementsIn(node: Element, names: readonly string[]): Element[] {
  return (node.children as DOMNode[]).flatMap((child) => {
    if (!isElement(child)) return [];
    return names.includes(child.name) ? [child] : elementsIn(child, names);
  });
}
