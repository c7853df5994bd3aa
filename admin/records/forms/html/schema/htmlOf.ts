import type { Editor } from '@tiptap/core';

/** The HTML of the document without the place to write below its last block; '' if it is empty, so that the required rule applies. */
export const htmlOf = (editor: Editor): string =>
  editor.isEmpty ? '' : editor.getHTML().replace(/(<\/(?:table|figure)>)<p><\/p>$/, '$1');
