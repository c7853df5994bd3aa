import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';

/** Where a block goes: in place of the empty paragraph of the selection, else after what is selected at the top of the text. */
function placeFor({ $from, $to, from, to }: Selection): { from: number; to: number } {
  const first = $from.depth === 0 ? null : $from.node(1);
  if (first?.type.name === 'paragraph' && first.content.size === 0)
    return { from: $from.before(1), to: $from.after(1) };
  const after = $to.depth === 0 ? Math.max(from, to) : $to.after(1);
  return { from: after, to: after };
}

/**
 * Inserts a block at the top of the text, where one can go on writing below it.
 * @param goesInside true to go on in the block, not below it
 */
export function insertBlock(editor: Editor, block: Node, goesInside: boolean): void {
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const { from, to } = placeFor(tr.selection);
      const { paragraph } = state.schema.nodes;
      const isLast = to === tr.doc.content.size;
      tr.replaceWith(from, to, isLast && paragraph ? [block, paragraph.create()] : block);
      tr.setSelection(Selection.near(tr.doc.resolve(goesInside ? from + 1 : from + block.nodeSize)));
      tr.scrollIntoView();
      return true;
    })
    .run();
}
