import { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { htmlOf } from './htmlOf.ts';
import { htmlOptions } from './htmlOptions.ts';

interface EditorInput {
  value: string;
  /** of the element with the text */
  attributes: Record<string, string>;
  onChange: (html: string) => void;
}

/** An editor in the element of `host`, whose text is `value`. Null until the element is there. */
export function useEditor({ value, attributes, onChange }: EditorInput): {
  host: RefObject<HTMLDivElement | null>;
  editor: Editor | null;
} {
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const latestOnChange = useRef(onChange);
  const [first] = useState({ content: value, editorProps: { attributes } });
  useEffect(() => {
    latestOnChange.current = onChange;
  });

  useEffect(() => {
    const created = new Editor({
      ...htmlOptions,
      ...first,
      element: host.current,
      onUpdate: ({ editor: updated }) => latestOnChange.current(htmlOf(updated)),
    });
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
