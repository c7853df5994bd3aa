import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createEditor, type EditorEvents, type EditorStart } from './createEditor.ts';
import { htmlOf } from './schema/htmlOf.ts';

/**
 * An editor in the element of `host`; null until it is there.
 * @param value the text, also after the form replaces it
 */
export function useEditor(
  value: string,
  start: Omit<EditorStart, 'content'>,
  events: EditorEvents,
): { host: RefObject<HTMLDivElement | null>; editor: Editor | null } {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [first] = useState({ ...start, content: value });
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });

  useEffect(() => {
    const created = createEditor(host.current, first, () => latest.current);
    setEditor(created);
    return () => {
      setEditor(null);
      created.destroy();
    };
  }, [first]);

  useEffect(() => {
    if (editor === null || editor.isDestroyed || htmlOf(editor) === value) return;
    // What the form puts here, for example when it is reset, is no step of the user that 'Deshacer' takes back.
    editor.chain().setMeta('addToHistory', false).setContent(value, { emitUpdate: false }).run();
  }, [editor, value]);
  return { host, editor };
}
