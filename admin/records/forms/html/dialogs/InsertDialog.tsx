import type { Editor } from '@tiptap/core';
import { FULL_TEXT } from '../../../../../contract/entities/file.ts';
import { insertBlock } from '../schema/insertBlock.ts';
import { insertLinked } from '../schema/links.ts';
import { PdfDialog } from './PdfDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';

interface InsertDialogProps {
  editor: Editor;
  file: File;
  onDone: () => void;
  onClose: () => void;
}

/** Inserts a chosen file: a PDF as a link, another one as a picture. */
export function InsertDialog({ editor, file, onDone, onClose }: InsertDialogProps) {
  if (FULL_TEXT.types.includes(file.type)) {
    return (
      <PdfDialog
        file={file}
        onDone={(href, text) => {
          insertLinked(editor, href, text);
          onDone();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <PictureDialog
      source={file}
      onDone={(picture) => {
        insertBlock(editor, editor.schema.node('figure', { ...picture }), false);
        onDone();
      }}
      onClose={onClose}
    />
  );
}
