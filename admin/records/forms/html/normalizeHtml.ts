import { Editor } from '@tiptap/core';
import { textOf } from '../../../../contract/values/tolerant.ts';
import { htmlOf } from './htmlOf.ts';
import { htmlOptions } from './htmlOptions.ts';

/** The HTML that the editor writes for a stored text, which may have other markup for the same content. */
export function normalizeHtml(value: unknown): string {
  const editor = new Editor({ ...htmlOptions, element: null, content: textOf(value) });
  const html = htmlOf(editor);
  editor.destroy();
  return html;
}
