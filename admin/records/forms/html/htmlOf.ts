import type { Editor } from '@tiptap/core';

/** The HTML of the document; '' if it is empty, so that the required rule applies. */
export const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());
