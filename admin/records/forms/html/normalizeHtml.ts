import { Editor } from '@tiptap/core';
import { textOf } from '../../../../contract/values/tolerant.ts';
import { htmlOf, htmlOptions } from './schema/htmlOptions.ts';

/** The HTML that the editor writes for a stored text, which may have other markup for the same content. @param blocks those of hasBlocks */
export function normalizeHtml(value: unknown, blocks: boolean): string {
  const editor = new Editor({ ...htmlOptions(blocks), element: null, content: textOf(value) });
  const html = htmlOf(editor);
  editor.destroy();
  return html;
}
