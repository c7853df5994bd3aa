import { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Pasted, readPasted } from './paste/readPasted.ts';
import { selectedPicture } from './schema/figure.ts';
import { htmlOf, htmlOptions } from './schema/htmlOptions.ts';

export interface EditorEvents {
  onChange: (html: string) => void;
  /** HTML was pasted or dropped */
  onPasted: (pasted: Pasted) => void;
  /** files were pasted or dropped */
  onFiles: (files: readonly File[]) => void;
  /** the user asks for the texts of the selected picture */
  onPicture: () => void;
  /** the user asks for the toolbar */
  onToolbar: () => void;
}

/** What an editor begins with. */
interface EditorStart {
  content: string;
  /** of the element with the text */
  attributes: Record<string, string>;
  /** those of hasBlocks */
  blocks: boolean;
}

/** Pixels that stay free around the caret: the toolbar is above it, the bar with the buttons of the form below. */
const FREE = { top: 130, right: 5, bottom: 130, left: 5 };

/** The files of a paste or drop, unless it has a text too: programs add a picture of it. */
function filesOf(data: DataTransfer | null): readonly File[] {
  const files = [...(data?.files ?? [])];
  if (files.length === 0) return files;
  const { body } = new DOMParser().parseFromString(data?.getData('text/html') ?? '', 'text/html');
  return body.textContent.trim() === '' ? files : [];
}

/** @param events the functions to call by then */
export function createEditor(
  element: HTMLElement | null,
  { content, attributes, blocks }: EditorStart,
  events: () => EditorEvents,
): Editor {
  let read: Pasted | null = null;
  const takeFiles = (data: DataTransfer | null): boolean => {
    const files = blocks ? filesOf(data) : [];
    if (files.length > 0) events().onFiles(files);
    else if (read !== null) events().onPasted(read);
    read = null;
    return files.length > 0;
  };
  const editor: Editor = new Editor({
    ...htmlOptions(blocks),
    content,
    element,
    onUpdate: () => events().onChange(htmlOf(editor)),
    editorProps: {
      attributes,
      scrollMargin: FREE,
      scrollThreshold: FREE,
      // It is called before the files are looked at.
      transformPastedHTML: (html) => {
        read = readPasted(html, window.location.origin, blocks);
        return read.html;
      },
      handlePaste: (_, { clipboardData }) => takeFiles(clipboardData),
      handleDrop: (view, { dataTransfer, clientX, clientY }, _, isMoved) => {
        const place = view.posAtCoords({ left: clientX, top: clientY });
        if (isMoved || !takeFiles(dataTransfer)) return false;
        if (place !== null) editor.commands.setTextSelection(place.pos);
        return true;
      },
      handleDoubleClickOn: (_, __, { type }) => {
        if (type.name === 'figure') events().onPicture();
        return type.name === 'figure';
      },
      handleKeyDown: (_, { key, altKey }) => {
        if (key === 'F10' && altKey) events().onToolbar();
        else if (key === 'Enter' && blocks && selectedPicture(editor) !== null) events().onPicture();
        else return false;
        return true;
      },
    },
  });
  return editor;
}

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
